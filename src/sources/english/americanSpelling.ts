/** Endings and letters by which British and American spelling differ, the British one first. */
const differences: readonly (readonly [british: RegExp, american: string])[] = [
  [/our/, 'or'],
  [/re$/, 'er'],
  [/yse(?=d?$)/, 'yze'],
  [/is(?=e|ed|er|ation|ational|able|ing$)/, 'iz'],
  [/ogue$/, 'og'],
  [/ence$/, 'ense'],
  [/ll(?=ed$|ing$|er$)/, 'l'],
  [/ae|oe/, 'e'],
  [/grey/, 'gray'],
];

/** Whether one spelling is the American one of the other, as *color* is of *colour*. */
export function isAmericanSpelling(american: string, british: string): boolean {
  return (
    american !== british &&
    differences.some(([pattern, replacement]) => british.replace(pattern, replacement) === american)
  );
}

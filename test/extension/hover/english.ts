/** The texts of the editor as they are written: English, with `{0}` and `{1}` filled in. */
export function english(text: string, ...values: string[]): string {
  return text.replace(/\{(\d)\}/g, (_, position) => values[Number(position)] ?? '');
}

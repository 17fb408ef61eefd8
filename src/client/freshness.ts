/**
 * Milliseconds for which an answer may be given again without asking, by its `Cache-Control` and `Age` (RFC
 * 9111): 0 for never, undefined where the answer does not say.
 */
export function freshMilliseconds(headers: Readonly<Record<string, string>>): number | undefined {
  const directives = (headers['cache-control'] ?? '').toLowerCase().split(/[\s,]+/);
  if (directives.includes('no-store') || directives.includes('no-cache')) {
    return 0;
  }
  const [, maxAge] =
    directives.map(directive => /^max-age="?(\d{1,9})"?$/.exec(directive)).find(Boolean) ?? [];
  if (maxAge === undefined) {
    return undefined;
  }
  const age = /^\d{1,9}$/.exec(headers['age'] ?? '')?.[0] ?? '0';
  return Math.max(0, Number(maxAge) - Number(age)) * 1000;
}

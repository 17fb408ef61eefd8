/**
 * Seconds that an answer asks to wait, in either form of RFC 9110, section 10.2.3: a number or a date.
 * Undefined where the header is absent or neither.
 */
export function retryAfterOf(
  headers: Readonly<Record<string, string>>,
  now: number = Date.now(),
): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) {
    return Number(value);
  }
  const time = httpDate.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}

/** The only form of a date that a sender may use: `Sun, 06 Nov 1994 08:49:37 GMT`. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

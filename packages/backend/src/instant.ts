/**
 * Milliseconds since 1970 of a timestamp as the API writes it: '2026-11-21T06:51:32.501+00:00', or
 * '2026-11-21 06:51:32.501+00' from the embedded one, which not every browser can parse.
 */
export function instant(text: string): number {
  return Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}

/** The same for a column that may be empty. */
export function instantOrNull(text: string | null): number | null {
  return text === null ? null : instant(text);
}

/** An instant as the database reads it. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString();
}

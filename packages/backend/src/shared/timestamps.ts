/**
 * Milliseconds since 1970 of a timestamp as the API writes it: '2026-11-21T06:51:32.501+00:00', or
 * '2026-11-21 06:51:32.501+00' from the embedded one, which not every browser can parse.
 */
export function parseTimestamp(text: string): number {
  return Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}

/** The same for a column that may be empty. */
export function parseTimestampOrNull(text: string | null): number | null {
  return text === null ? null : parseTimestamp(text);
}

/** A timestamp as the database reads it, from milliseconds since 1970. */
export function formatTimestamp(ms: number): string {
  return new Date(ms).toISOString();
}

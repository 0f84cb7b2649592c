/** A timestamp as PostgREST writes it. `ms` since 1970. */
export const timestamp = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');

export const timestampOrNull = (ms: number | null) => (ms === null ? null : timestamp(ms));

/** Begins the key of every query for what is a player's own; sign-out drops them all. */
export const playersKey = ['mine'] as const;

/** Begins the keys of one player's queries: what one player saw is never shown to the next. */
export const playerKey = (playerId: string) => [...playersKey, playerId] as const;

/** The key of how much is new for a player, as the header says it. */
export const marksKey = (playerId: string) => [...playerKey(playerId), 'marks'] as const;

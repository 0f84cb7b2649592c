import type { GameDatabase } from '../shared/gameDatabase.ts';

/** Whose rows a player can replace as often as they act: each leaves its room behind. */
const replaced = [
  'private.horse_notes',
  'private.requests',
  'private.listings',
  'private.listing_words',
];

const everyHour = 3_600_000;

/**
 * Lets the room of replaced rows be used again. A PostgreSQL server does so by itself (autovacuum), in a
 * process that the embedded database has not.
 */
export async function vacuum({ rows }: Pick<GameDatabase, 'rows'>): Promise<void> {
  // One at a time: requests are answered between them.
  for (const table of replaced) await rows(`vacuum ${table}`);
}

/** Does so every hour, until it is closed. What fails is tried again an hour later. */
export function vacuumHourly(database: Pick<GameDatabase, 'rows'>): { close: () => void } {
  const timer = setInterval(() => {
    vacuum(database).catch((error: unknown) => console.error('Nothing was vacuumed:', error));
  }, everyHour);
  return { close: () => clearInterval(timer) };
}

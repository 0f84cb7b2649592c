import { raceWithEntries } from '@furlong/backend';
import { type RaceResult, raceSeed, readCard, runRace } from '@furlong/game/engine';
import type { EmbeddedGame } from './embeddedGame.ts';

/** A race as whoever watches it sees it: run from what is published from the off. */
export async function seenRace(
  { backend }: EmbeddedGame,
  raceId: string,
): Promise<RaceResult & { finishesAt: number }> {
  const { race } = await raceWithEntries(backend, { raceId });
  const { seed, cardHash, salt, finishesAt } = race;
  const card = readCard(race.card ?? '');
  if (!seed || !cardHash || !salt || !card || !finishesAt) throw new Error('It is not running.');
  const result = runRace(card, await raceSeed({ ...race, seed, cardHash, salt }));
  return { ...result, finishesAt };
}

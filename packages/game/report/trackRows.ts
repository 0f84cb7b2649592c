import { runRace } from '../src/engine/runRace.ts';
import { trackIds } from '../src/tracks/tracks.ts';
import { classFour, fieldOf, wordsOf } from './fields.ts';
import { percent } from './figures.ts';
import type { Row } from './rows.ts';
import type { Asked } from './sample.ts';

/** Soft, good and firm ground in turn. */
const goings = [60, 0, -60];

/**
 * Percent won from the first and the last of twelve stalls at Happy Valley is 14 and 5; in 1,500 races
 * chance alone moves either by one and a half.
 */
const CHANCE = 1.5;

const LAST_STALL = 12;

/** The draw over a distance on every track, on goings from soft to firm. */
export function trackRows(distance: number, { seed, races, engine }: Asked): Row[] {
  const stalls = trackIds.map((trackId) => {
    const winners = Array.from({ length: races }, (_, number) => {
      const going = goings[number % goings.length] ?? 0;
      const card = fieldOf(seed, distance, number, { ...classFour, engine, trackId, going });
      const [winner] = runRace(card, wordsOf(seed, distance, number, 0)).order;
      return card.runners.findIndex(({ horseId }) => horseId === winner) + 1;
    });
    return {
      trackId,
      first: percent(winners, (stall) => stall === 1),
      last: percent(winners, (stall) => stall === LAST_STALL),
    };
  });
  return stalls.flatMap(({ trackId, first, last }) =>
    [
      { stall: 1, figure: first },
      { stall: LAST_STALL, figure: last },
    ].map(({ stall, figure }) => ({
      number: '47',
      metric: `Stall ${stall}, ${distance} m, ${trackId}, %`,
      real: '5–14',
      least: 5 - CHANCE,
      most: 14 + CHANCE,
      figure,
      digits: 1,
    })),
  );
}

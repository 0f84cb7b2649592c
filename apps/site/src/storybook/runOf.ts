import type { HorseRun } from '@furlong/backend';
import { ratingChangeOf } from '@furlong/game/rules';
import { horse, race } from './fixtures.ts';

const field = ['silver-comet', 'iron-duchess', 'turf-legend'].map((horseId, index) => ({
  horseId,
  name: horseId.replace('-', ' '),
  sex: horse.sex,
  birthSeason: horse.birthSeason,
  weight: 126,
  rating: 90,
  place: index + 1,
  timeMs: 94_000 + index * 240,
}));

/** A race of the field as one of its runners ran it. */
export function runOf(place: 1 | 2 | 3): HorseRun {
  const own = field[place - 1];
  if (own === undefined) throw new Error('Three ran.');
  const context = { runsBefore: 3, lostInFourWeeks: 0, isHouse: false, field };
  const { before, after } = ratingChangeOf({ ...race, ...context, horseId: own.horseId });
  return {
    ...race,
    ...context,
    ...own,
    id: `entry-${own.horseId}`,
    enteredAt: race.offAt - 1,
    raceId: race.id,
    raceName: race.name,
    draw: place,
    prize: 0,
    jockey: place,
    ratingBefore: before,
    ratingAfter: after,
  };
}

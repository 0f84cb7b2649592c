import type { RaceWithEntries, Runner } from '@furlong/backend';
import { DAY, MINUTE } from '@furlong/game/rules';
import { finished, race, runner, running } from './fixtures.ts';
import { moment } from './moment.ts';
import { hillside } from './players.ts';

export const harbourSprint = {
  ...race,
  id: 'harbour-sprint',
  name: 'Harbour Sprint',
  trackId: 'port-regis',
  distance: 1000,
  surface: 'Dirt',
  grade: 'Class 5',
  suitableFor: ['Sprint'],
  purse: 8_000,
  entryFee: 240,
  entriesCount: 11,
  offAt: race.offAt + 120_000,
  closesAt: race.closesAt + 120_000,
} as const;

/** Before the draw: the horses are declared, and that is all. */
const declared = (finisher: Runner): Runner => ({
  ...finisher,
  draw: null,
  weight: null,
  place: null,
  timeMs: null,
  prize: null,
});

/** Ada's two horses, and one of Ben's. */
const field = [
  runner(1, 94_790, 'Silver Comet'),
  runner(2, 94_870, 'Iron Duchess'),
  { ...runner(3, 95_100, 'Turf Legend'), stableId: hillside.id, stable: hillside },
];

/** The Ashford Stakes with a declared field. */
export const declaredRace: RaceWithEntries = { race, runners: field.map(declared) };

/** A card that the first engine runs. */
const card = JSON.stringify({
  course: { distance: race.distance, surface: race.surface, trackId: race.trackId },
  engine: race.engine,
  going: race.going,
  raceId: race.id,
  runners: field.map(({ horseId, draw, weight }, index) => ({
    ...{ horseId, draw, weight, style: index, speed: 999_000, stamina: 22_200 },
    ...{ acceleration: 2_230, bends: 150, nimbleness: 900, unevenness: 1_000 },
    ...{ jockey: 1 + index, riding: 0 },
  })),
});

/** The Ashford Stakes forty-two seconds after the off, with its field drawn. */
export const liveRace = {
  race: {
    ...running,
    card,
    offAt: moment - 42_000,
    closesAt: moment - 102_000,
    finishesAt: moment + 54_000,
  },
  runners: field.map((each) => ({ ...declared(each), draw: each.draw, weight: each.weight })),
} satisfies RaceWithEntries;

/** A race of the day before, with its result. */
export const settledRace = settled('ashford-mile', 'Ashford Mile', moment - DAY);

/** A race that was run, with the same field as all of them. */
export function settled(id: string, name: string, offAt: number): RaceWithEntries {
  return {
    race: { ...finished, id, name, offAt, closesAt: offAt - 20_000, settledAt: offAt + MINUTE },
    runners: field.map((each) => ({ ...each, id: `${id}-${each.horseId}`, raceId: id })),
  };
}

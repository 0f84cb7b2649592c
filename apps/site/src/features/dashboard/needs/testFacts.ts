import type { OwnHorse, UpcomingEntry } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { horse, race, runner, stable } from '../../../storybook/fixtures.ts';
import type { NeedFacts } from './need.ts';
import { toNeeds } from './toNeeds.ts';

/** Twelve minutes before entries for the race close. */
export const now = race.closesAt - 12 * MINUTE;

/** A race that takes the horses of these tests. */
export const open = { ...race, suitableFor: [horse.specialty], minRating: null, maxRating: null };

/** A horse that is fit and fresh. */
export const ready: OwnHorse = {
  ...horse,
  equipment: [],
  condition: 90,
  energy: 100,
  conditionAt: now,
};

/** Others like it, by their names. */
export const called = (name: string, changes: Partial<OwnHorse> = {}): OwnHorse => ({
  ...ready,
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  ...changes,
});

const { stable: _stable, ...entry } = runner(1, 0);

/** A horse's entry for the race, unless another is given. */
export const entered = (
  { id, name }: OwnHorse,
  changes: Partial<UpcomingEntry['race']> = {},
): UpcomingEntry => ({
  ...entry,
  id: `entry of ${id}`,
  horseId: id,
  horse: { name },
  raceId: changes.name ?? race.id,
  race: { ...race, ...changes },
});

/** A stable without horses and without a race to run in. */
export const facts = (changes: Partial<NeedFacts> = {}): NeedFacts => ({
  stable: { createdAt: stable.createdAt, credits: 25_000 },
  horses: [],
  entries: [],
  waiting: new Map(),
  races: [],
  ahead: null,
  requests: [],
  orders: [],
  overview: { trained: [], bare: [] },
  now,
  ...changes,
});

/** What is said of a stable with such facts. */
export const saidIn = (changes: Parameters<typeof facts>[0]) =>
  toNeeds(facts(changes)).map(({ text }) => text);

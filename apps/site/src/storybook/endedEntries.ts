import type { EndedEntry } from '@furlong/backend';
import { HOUR, MINUTE } from '@furlong/game/rules';
import { horse, race } from './fixtures.ts';
import { moment } from './moment.ts';
import { harbourSprint } from './races.ts';

const ended: EndedEntry = {
  id: 'ended-1',
  endedAt: moment - 12 * MINUTE,
  ending: 'balloted_out',
  voidReason: null,
  horseId: horse.id,
  horseName: horse.name,
  raceId: harbourSprint.id,
  raceName: harbourSprint.name,
  trackId: harbourSprint.trackId,
  distance: harbourSprint.distance,
  surface: harbourSprint.surface,
  grade: harbourSprint.grade,
  offAt: moment - 11 * MINUTE,
  entryFee: harbourSprint.entryFee,
};

/** One entry of each ending, the last first: two of one horse, and one of a horse that is gone. */
export const endedEntries: EndedEntry[] = [
  ended,
  {
    ...ended,
    ...{ id: 'ended-2', ending: 'race_withdrawal', endedAt: moment - 5 * HOUR, entryFee: 0 },
    ...{ raceId: race.id, raceName: race.name, grade: race.grade },
  },
  {
    ...ended,
    ...{ id: 'ended-3', ending: 'race_void', voidReason: 'too_few_runners' },
    ...{ endedAt: moment - 26 * HOUR, horseId: 'sold-horse', horseName: 'Sold Horse' },
  },
];

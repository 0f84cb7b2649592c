import type { RequestEntry, RequestWithEntries } from '@furlong/backend';
import { DAY, HOUR } from '@furlong/game/rules';
import { horse, stable } from './fixtures.ts';
import { moment } from './moment.ts';

/** A horse that has joined so many hours ago. */
export const joinedEntry = (number: number, over: Partial<RequestEntry> = {}): RequestEntry => ({
  horseId: `joined-${number}`,
  horseName: ['Copper Beech', 'Sea Room', 'Long Shadow', 'Quiet Water'][number % 4] ?? '',
  stableId: `joined-stable-${number}`,
  stableName: ['Hollow Oak', 'Westering Yard', 'North End', 'Millrace'][number % 4] ?? '',
  silks: stable.silks,
  rating: 88 + number,
  joinedAt: moment - (10 - number) * HOUR,
  ...over,
});

/** One has joined of three, and it may be off from now on until tomorrow. */
export const harbourRequest: RequestWithEntries = {
  request: {
    id: 'q-harbour',
    stableId: 'joined-stable-0',
    trackId: 'ashford-downs',
    distance: 1600,
    surface: 'Turf',
    grade: 'Class 3',
    ageClass: '4yo+',
    sex: null,
    entryFee: 200,
    runners: 3,
    earliestOff: moment - HOUR,
    latestOff: moment + 6 * HOUR,
    askedAt: moment - HOUR,
    state: 'open',
    offAt: null,
    raceId: null,
    club: null,
  },
  stableName: 'Hollow Oak',
  entries: [joinedEntry(0)],
};

/** Another of five, for one sex alone, in which a horse of Ada's waits. */
export const ownRequest: RequestWithEntries = {
  request: {
    ...harbourRequest.request,
    id: 'q-own',
    stableId: stable.id,
    sex: 'male',
    runners: 5,
    latestOff: moment + DAY,
  },
  stableName: stable.name,
  entries: [
    joinedEntry(1),
    joinedEntry(2, {
      horseId: horse.id,
      horseName: horse.name,
      stableId: stable.id,
      stableName: stable.name,
    }),
  ],
};

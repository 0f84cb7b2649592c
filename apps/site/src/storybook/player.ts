import type { Account } from '@furlong/backend';
import {
  myActivityQuery,
  myEntriesQuery,
  myHorsesQuery,
  myPursesQuery,
  myStableQuery,
} from '../features/stable/index.ts';
import { horse, race, stable } from './fixtures.ts';
import type { Answer } from './Stage.tsx';

export const ada: Account = {
  userId: 'ada',
  email: 'ada@stable.example',
  fullName: stable.ownerName,
  stableName: stable.name,
};

/** The moment at which the stories happen: ten minutes before the Ashford Stakes. */
export const moment = race.offAt - 600_000;

const wearing = { equipment: [{ slot: 'saddle', item: 'Basic Saddle', effect: '+1 balance' }] };

/** What the backend says of Ada's stable. */
export const herStable: readonly Answer[] = [
  [myStableQuery(ada.userId).queryKey, stable],
  [myPursesQuery(ada.userId).queryKey, { credits: 23_800, wallet: 4_200 }],
  [
    myHorsesQuery(ada.userId).queryKey,
    [
      { ...horse, ...wearing },
      { ...horse, ...wearing, id: 'iron-duchess', name: 'Iron Duchess', sex: 'female', rating: 76 },
    ],
  ],
  [myEntriesQuery(ada.userId).queryKey, []],
  [
    myActivityQuery(ada.userId, stable.id).queryKey,
    [
      {
        id: 'won',
        stableId: stable.id,
        stableName: stable.name,
        horseId: horse.id,
        raceId: race.id,
        type: 'race_win',
        action: 'Won the Ashford Stakes',
        prize: 25_000,
        at: moment - 7_200_000,
      },
    ],
  ],
];

/** A stable whose owner has sold every horse. */
export const emptyStable: readonly Answer[] = [
  ...herStable,
  [myHorsesQuery(ada.userId).queryKey, []],
  [myActivityQuery(ada.userId, stable.id).queryKey, []],
];

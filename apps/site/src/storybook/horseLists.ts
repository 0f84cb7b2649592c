import type { HorseList, ListedHorse } from '@furlong/backend';
import { HOUR } from '@furlong/game/rules';
import { horse, race } from './fixtures.ts';
import { moment } from './moment.ts';
import { ada, hillside } from './players.ts';

/** Lists of horses as the game has them. */
export interface HorseLists {
  lists: HorseList[];
  /** By their lists. */
  horses: Record<string, readonly ListedHorse[]>;
  /** The lists that the player follows. */
  followed: string[];
}

export const comet: ListedHorse = {
  ...{ id: horse.id, name: horse.name, sex: horse.sex, birthSeason: horse.birthSeason },
  ...{ coat: horse.coat, specialty: horse.specialty, rating: horse.rating },
  ...{ figures: '2131', retired: false, stableName: ada.stable.name, silks: ada.stable.silks },
  next: {
    ...{ raceId: race.id, raceName: race.name, trackId: race.trackId },
    offAt: moment + 2 * HOUR,
  },
};

const nocturne: ListedHorse = {
  ...comet,
  ...{ id: 'nocturne', name: 'Harbour Nocturne', figures: '', next: null },
  ...{ stableName: hillside.name, silks: hillside.silks },
};

export const greys: HorseList = {
  ...{ id: 'greys', name: 'Winning Greys', horses: 2, followers: 3, stable: null },
  description: 'The last fifty grey horses to win a race.',
};

export const specialists: HorseList = {
  ...{ id: 'saltmarsh', name: 'Saltmarsh by heart', horses: 1, followers: 1 },
  ...{ stable: { id: hillside.id, name: hillside.name }, description: 'They *know* the hill.' },
};

/** A list that the player keeps. */
export const ownList: HorseList = {
  ...{ id: 'own', name: 'To buy one day', horses: 1, followers: 0, description: null },
  stable: { id: ada.stable.id, name: ada.stable.name },
};

export const horseLists: HorseLists = {
  lists: [greys, specialists, ownList],
  horses: { greys: [comet, nocturne], saltmarsh: [nocturne], own: [nocturne] },
  followed: ['saltmarsh'],
};

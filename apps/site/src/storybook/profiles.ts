import type { StableProfile } from '@furlong/backend';
import { type ProfilePart, profileParts } from '@furlong/game/rules';
import { horse } from './fixtures.ts';

/** The profile of the player's stable: what it would show whole, and which parts it does. */
export interface Profiles {
  about: string | null;
  shows: readonly ProfilePart[];
  whole: Omit<StableProfile, 'about'>;
}

export const profiles: Profiles = {
  about: 'We like *rain*.',
  shows: profileParts,
  whole: {
    horses: [
      { id: horse.id, name: horse.name, wins: horse.wins, runs: horse.runs, earnings: 61_300 },
    ],
    club: { id: 'rail', name: 'The Rail', role: 'founder' },
    lists: [{ id: 'own', name: 'To buy one day' }],
    previews: { previews: 3, score: 126 },
  },
};

import type {
  ClubInTable,
  ClubInvitation,
  ClubMember,
  ClubNotice,
  ClubOfSeason,
  MyClub,
} from '@furlong/backend';
import { DAY, HOUR } from '@furlong/game/rules';
import { moment } from './moment.ts';
import { ada, hillside } from './players.ts';

const farField = { id: 'far-field', name: 'Far Field', silks: hillside.silks };

/** Clubs as the game has them, and the player's part in one. */
export interface Clubs {
  clubs: ClubOfSeason[];
  table: readonly ClubInTable[];
  /** By their clubs. */
  members: Record<string, readonly ClubMember[]>;
  mine: MyClub | null;
  invitations: readonly ClubInvitation[];
  notices: readonly ClubNotice[];
}

export const rail: ClubOfSeason = {
  ...{ id: 'rail', name: 'The Rail', description: 'By the *rail*, whatever the weather.' },
  ...{ open: true, members: 2, foundedAt: moment - 30 * DAY, points: 84, runs: 31, wins: 4 },
};

const westerners: ClubOfSeason = {
  ...{ id: 'west', name: 'Westerners', description: null, open: false, members: 1 },
  ...{ foundedAt: moment - 3 * DAY, points: 0, runs: 0, wins: 0 },
};

const member = (
  { id, name, silks }: ClubMember['stable'],
  role: ClubMember['role'],
  points: number,
): ClubMember => ({
  ...{ stable: { id, name, silks }, role, joinedAt: moment - 20 * DAY },
  ...{ points, runs: 12, wins: 2 },
});

export const clubs: Clubs = {
  clubs: [rail, westerners],
  table: [{ id: 'rail', name: rail.name, members: 2, points: 84, runs: 31, wins: 4 }],
  members: {
    rail: [member(hillside, 'founder', 60), member(farField, 'member', 24)],
    west: [member(farField, 'founder', 0)],
  },
  mine: null,
  invitations: [],
  notices: [],
};

/** The same, in which Ada founded The Rail and Hillside and Ben joined it. */
export const ownClubs: Clubs = {
  ...clubs,
  members: {
    ...clubs.members,
    rail: [
      member(ada.stable, 'founder', 60),
      member(hillside, 'officer', 24),
      member(farField, 'member', 0),
    ],
  },
  mine: { clubId: 'rail', stableId: ada.stable.id, role: 'founder' },
  notices: [
    {
      ...{ id: 2, stable: { id: hillside.id, name: hillside.name }, postedAt: moment - HOUR },
      text: 'Saltmarsh on **Saturday**.',
    },
  ],
};

export const invitation: ClubInvitation = {
  ...{ clubId: 'west', name: westerners.name, members: 1, invitedBy: 'Hillside' },
  invitedAt: moment - HOUR,
};

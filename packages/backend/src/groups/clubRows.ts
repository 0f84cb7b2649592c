import type { ClubRole, Silks } from '@furlong/game/rules';
import { parseTimestamp } from '../shared/timestamps.ts';

/** A club of stables. */
export interface Club {
  readonly id: string;
  readonly name: string;
  /** As `playerText` of @furlong/game has it; null where nothing is said. */
  readonly description: string | null;
  /** Whether any stable may join; else by invitation. */
  readonly open: boolean;
  readonly members: number;
  /** Ms since 1970. */
  readonly foundedAt: number;
}

/** What was won for a club in a season. */
export interface ClubScore {
  readonly points: number;
  readonly runs: number;
  readonly wins: number;
}

/** A club with what its members have won for it this season. */
export interface ClubOfSeason extends Club, ClubScore {}

/** A line of the season's table. */
export interface ClubInTable extends ClubScore {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

export interface ClubMember extends ClubScore {
  readonly stable: { readonly id: string; readonly name: string; readonly silks: Silks };
  readonly role: ClubRole;
  /** Ms since 1970. */
  readonly joinedAt: number;
}

/** The player's part in a club. */
export interface MyClub {
  readonly clubId: string;
  /** The player's own stable. */
  readonly stableId: string;
  readonly role: ClubRole;
}

export interface ClubInvitation {
  readonly clubId: string;
  readonly name: string;
  readonly members: number;
  /** The stable that invites. */
  readonly invitedBy: string;
  /** Ms since 1970. */
  readonly invitedAt: number;
}

export interface ClubNotice {
  /** The later one has the greater. */
  readonly id: number;
  readonly stable: { readonly id: string; readonly name: string };
  readonly text: string;
  /** Ms since 1970. */
  readonly postedAt: number;
}

export interface ClubRow {
  id: string;
  name: string;
  description: string | null;
  is_open: boolean;
  members: number;
  founded_at: string;
}

export const toClub = (row: ClubRow): Club => ({
  ...{ id: row.id, name: row.name, description: row.description, open: row.is_open },
  ...{ members: row.members, foundedAt: parseTimestamp(row.founded_at) },
});

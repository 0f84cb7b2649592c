import type { ClubRole, Silks } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type Club,
  type ClubInTable,
  type ClubInvitation,
  type ClubMember,
  type ClubNotice,
  type ClubOfSeason,
  type ClubRow,
  type ClubScore,
  type MyClub,
  toClub,
} from './clubRows.ts';

type MemberRow = Omit<
  Database['public']['Functions']['club_members']['Returns'][number],
  'silks' | 'role'
> & { silks: Silks; role: ClubRole };

/**
 * The clubs, those with most members first, after one of them; or the first of those whose names begin with `text`,
 * by name.
 */
export async function clubs(
  backend: Backend,
  {
    text,
    after,
    limit,
  }: { text: string; after: Pick<Club, 'id' | 'members'> | null; limit: number },
): Promise<Club[]> {
  const rows = await unwrap(
    backend
      .rpc('clubs', {
        ...(text !== '' && { p_text: text }),
        ...(after !== null && { p_before_members: after.members, p_before_id: after.id }),
        p_limit: limit,
      })
      .overrideTypes<ClubRow[], { merge: false }>(),
  );
  return rows.map(toClub);
}

/** The first fifty clubs of this season by the points of their members. */
export async function clubTable(backend: Backend): Promise<ClubInTable[]> {
  return unwrap(backend.rpc('club_table'));
}

/**
 * One club.
 * @throws GameError `club_not_found`
 */
export async function club(
  backend: Backend,
  { clubId }: { clubId: string },
): Promise<ClubOfSeason> {
  const [row] = await unwrap(
    backend
      .rpc('club', { p_club_id: clubId })
      .overrideTypes<(ClubRow & ClubScore)[], { merge: false }>(),
  );
  if (row === undefined) throw new Error('The club was not answered.');
  return { ...toClub(row), points: row.points, runs: row.runs, wins: row.wins };
}

/** The members of a club, who has won most for it first; a hundred at most. */
export async function clubMembers(
  backend: Backend,
  { clubId }: { clubId: string },
): Promise<ClubMember[]> {
  const rows = await unwrap(
    backend
      .rpc('club_members', { p_club_id: clubId })
      .overrideTypes<MemberRow[], { merge: false }>(),
  );
  return rows.map(({ stable_id, name, silks, role, joined_at, points, runs, wins }) => ({
    ...{ stable: { id: stable_id, name, silks }, role, joinedAt: parseTimestamp(joined_at) },
    ...{ points, runs, wins },
  }));
}

/** The player's part in a club; null where the stable is in none. */
export async function myClub(backend: Backend): Promise<MyClub | null> {
  const [row] = await unwrap(backend.rpc('my_club'));
  return row === undefined
    ? null
    : { clubId: row.club_id, stableId: row.stable_id, role: row.role as ClubRole };
}

/** The clubs that invite the player's stable, the last first; fifty at most. */
export async function myClubInvitations(backend: Backend): Promise<ClubInvitation[]> {
  const rows = await unwrap(backend.rpc('my_club_invitations'));
  return rows.map((row) => ({
    ...{ clubId: row.club_id, name: row.name, members: row.members, invitedBy: row.invited_by },
    invitedAt: parseTimestamp(row.invited_at),
  }));
}

/** The board of the player's club, the last notice first, before one of them. */
export async function myClubNotices(
  backend: Backend,
  { after, limit }: { after: Pick<ClubNotice, 'id'> | null; limit: number },
): Promise<ClubNotice[]> {
  const rows = await unwrap(
    backend.rpc('my_club_notices', {
      ...(after !== null && { p_before_id: after.id }),
      p_limit: limit,
    }),
  );
  return rows.map(({ id, stable_id, stable_name, body, posted_at }) => ({
    ...{ id, stable: { id: stable_id, name: stable_name }, text: body },
    postedAt: parseTimestamp(posted_at),
  }));
}

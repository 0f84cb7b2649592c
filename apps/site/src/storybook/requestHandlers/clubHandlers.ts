import type { Club } from '@furlong/backend';
import { http, type RequestHandler } from 'msw';
import { refusal } from '../backendStates.ts';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Clubs of stables, and the player's own. */
export default function clubHandlers(game: MockBackendState): RequestHandler[] {
  const { clubs } = game;
  const change = (clubId: string, changes: Partial<Club>) => {
    clubs.clubs = clubs.clubs.map((club) => (club.id === clubId ? { ...club, ...changes } : club));
  };
  const setMembers = (clubId: string, members: (typeof clubs.members)[string]) => {
    clubs.members = { ...clubs.members, [clubId]: members };
    change(clubId, { members: members.length });
  };
  const ownMembers = () => clubs.members[clubs.mine?.clubId ?? ''] ?? [];
  const enter = (request: Request, clubId: string, role: 'founder' | 'member') => {
    const stable = playerOf(game, request)?.stable;
    if (stable === undefined) return;
    const { id, name, silks } = stable;
    clubs.mine = { clubId, stableId: id, role };
    clubs.invitations = [];
    setMembers(clubId, [
      ...(clubs.members[clubId] ?? []),
      {
        ...{ stable: { id, name, silks }, role, joinedAt: moment },
        ...{ points: 0, runs: 0, wins: 0 },
      },
    ]);
  };
  return [
    rpc('clubs', ({ p_text = '', p_before_id, p_limit = 20 }) => {
      const found = clubs.clubs.filter(({ name }) =>
        name.toLowerCase().startsWith(p_text.toLowerCase()),
      );
      const first = found.findIndex(({ id }) => id === p_before_id) + 1;
      return found.slice(first, first + p_limit).map(clubRow);
    }),
    rpc('club_table', () => clubs.table.map((row) => ({ ...row }))),
    http.post<never, { p_club_id: string }>('*/rest/v1/rpc/club', async ({ request }) => {
      const { p_club_id } = await request.clone().json();
      return clubs.clubs.some(({ id }) => id === p_club_id) ? undefined : refusal('club_not_found');
    }),
    rpc('club', ({ p_club_id }) =>
      clubs.clubs
        .filter(({ id }) => id === p_club_id)
        .map((club) => ({
          ...{ ...clubRow(club), points: club.points, runs: club.runs, wins: club.wins },
        })),
    ),
    rpc('club_members', ({ p_club_id }) =>
      (clubs.members[p_club_id] ?? []).map(({ stable, joinedAt, ...member }) => ({
        ...{ ...member, stable_id: stable.id, name: stable.name, silks: { ...stable.silks } },
        joined_at: timestamp(joinedAt),
      })),
    ),
    rpc('my_club', () =>
      clubs.mine === null
        ? []
        : [
            {
              ...{ club_id: clubs.mine.clubId, stable_id: clubs.mine.stableId },
              role: clubs.mine.role,
            },
          ],
    ),
    rpc('my_club_invitations', () =>
      clubs.invitations.map(({ clubId, name, members, invitedBy, invitedAt }) => ({
        ...{ club_id: clubId, name, members, invited_by: invitedBy },
        invited_at: timestamp(invitedAt),
      })),
    ),
    rpc('my_club_notices', ({ p_before_id = Number.POSITIVE_INFINITY, p_limit = 20 }) =>
      clubs.notices
        .filter(({ id }) => id < p_before_id)
        .slice(0, p_limit)
        .map(({ id, stable, text, postedAt }) => ({
          ...{ id, stable_id: stable.id, stable_name: stable.name, body: text },
          posted_at: timestamp(postedAt),
        })),
    ),
    rpc('found_club', ({ p_name, p_description, p_is_open }, request) => {
      const club = {
        ...{ id: 'founded', name: p_name, description: p_description || null, open: p_is_open },
        ...{ members: 0, foundedAt: moment, points: 0, runs: 0, wins: 0 },
      };
      clubs.clubs = [...clubs.clubs, club];
      enter(request, club.id, 'founder');
      return club.id;
    }),
    rpc('join_club', ({ p_club_id }, request) => {
      enter(request, p_club_id, 'member');
      return p_club_id;
    }),
    rpc('leave_club', ({ p_club_id }) => {
      setMembers(
        p_club_id,
        ownMembers().filter(({ stable }) => stable.id !== clubs.mine?.stableId),
      );
      clubs.mine = null;
      return p_club_id;
    }),
    rpc('decline_club', ({ p_club_id }) => {
      clubs.invitations = clubs.invitations.filter(({ clubId }) => clubId !== p_club_id);
      return p_club_id;
    }),
    rpc('change_club', ({ p_description, p_is_open }) => {
      const clubId = clubs.mine?.clubId ?? '';
      change(clubId, { description: p_description || null, open: p_is_open });
      return clubId;
    }),
    rpc('invite_to_club', ({ p_stable_name }) => p_stable_name),
    rpc('send_from_club', ({ p_stable_id }) => {
      setMembers(
        clubs.mine?.clubId ?? '',
        ownMembers().filter(({ stable }) => stable.id !== p_stable_id),
      );
      return p_stable_id;
    }),
    rpc('give_club_role', ({ p_stable_id, p_role }) => {
      const role = p_role as 'founder' | 'officer' | 'member';
      setMembers(
        clubs.mine?.clubId ?? '',
        ownMembers().map((member) =>
          member.stable.id === p_stable_id
            ? { ...member, role }
            : role === 'founder' && member.role === 'founder'
              ? { ...member, role: 'officer' }
              : member,
        ),
      );
      if (role === 'founder' && clubs.mine) clubs.mine = { ...clubs.mine, role: 'officer' };
      return p_role;
    }),
    rpc('post_club_notice', ({ p_body }, request) => {
      const stable = playerOf(game, request)?.stable;
      const id = (clubs.notices[0]?.id ?? 0) + 1;
      if (stable) {
        const { id: stableId, name } = stable;
        const notice = { id, stable: { id: stableId, name }, text: p_body, postedAt: moment };
        clubs.notices = [notice, ...clubs.notices];
      }
      return id;
    }),
    rpc('remove_club_notice', ({ p_notice_id }) => {
      clubs.notices = clubs.notices.filter(({ id }) => id !== p_notice_id);
      return p_notice_id;
    }),
  ];
}

const clubRow = ({ id, name, description, open, members, foundedAt }: Club) => ({
  ...{ id, name, description, is_open: open, members },
  founded_at: timestamp(foundedAt),
});

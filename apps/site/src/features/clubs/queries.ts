import type { Club, ClubNotice } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { groupsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

const pageSize = 20;

export const clubKeys = {
  /** Begins the keys of what everybody may know of clubs. */
  all: ['clubs'] as const,
  /** Begins the keys of the player's own part in them. */
  mine: (playerId: string) => [...playerKey(playerId), 'club'] as const,
};

/** Those with most members first, page by page; or those whose names begin with a text. */
export const clubsQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [...clubKeys.all, 'found', text],
    initialPageParam: firstPage<Club>(),
    queryFn: ({ pageParam }) =>
      callApi(groupsApi, (api, client) =>
        api.clubs(client, { text, after: pageParam, limit: pageSize }),
      ),
    // What is sought has one page: more of the name finds the rest.
    getNextPageParam: (page) => (text === '' ? keyAfterPage(page, pageSize) : undefined),
  });

/** The clubs of this season by their points. */
export const clubTableQuery = queryOptions({
  queryKey: [...clubKeys.all, 'table'],
  queryFn: () => callApi(groupsApi, (api, client) => api.clubTable(client)),
});

export const clubQuery = (clubId: string) =>
  queryOptions({
    queryKey: [...clubKeys.all, 'one', clubId],
    queryFn: () => callApi(groupsApi, (api, client) => api.club(client, { clubId })),
  });

export const clubMembersQuery = (clubId: string) =>
  queryOptions({
    queryKey: [...clubKeys.all, 'one', clubId, 'members'],
    queryFn: () => callApi(groupsApi, (api, client) => api.clubMembers(client, { clubId })),
  });

/** The player's part in a club; null where the stable is in none. */
export const myClubQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...clubKeys.mine(playerId), 'part'],
    queryFn: () => callApi(groupsApi, (api, client) => api.myClub(client)),
  });

export const clubInvitationsQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...clubKeys.mine(playerId), 'invitations'],
    queryFn: () => callApi(groupsApi, (api, client) => api.myClubInvitations(client)),
  });

/** The board of the player's club, the last notice first, page by page. */
export const clubNoticesQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...clubKeys.mine(playerId), 'notices'],
    initialPageParam: firstPage<ClubNotice>(),
    queryFn: ({ pageParam }) =>
      callApi(groupsApi, (api, client) =>
        api.myClubNotices(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
    refetchInterval: MINUTE / 2,
  });

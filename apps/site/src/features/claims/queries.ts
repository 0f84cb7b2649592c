import type { OwnClaim } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { claimsApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

const pageSize = 20;

/** Begins the keys of what is told of claims: a player is told of their own. `playerId` is empty for a visitor. */
export const claimsKey = (playerId: string) =>
  playerId === '' ? (['claims'] as const) : ([...playerKey(playerId), 'claims'] as const);

/** The claiming races of the next day with their runners, and how many claims there are for each. */
export const claimingRacesQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...claimsKey(playerId), 'races'],
    queryFn: () => callApi(claimsApi, (api, client) => api.claimingRaces(client)),
    refetchInterval: MINUTE / 4,
  });

/** The player's claims, the last made first, page by page; those that wait are drawn when their races are run. */
export const myClaimsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...claimsKey(playerId), 'own'],
    initialPageParam: null as OwnClaim | null,
    queryFn: ({ pageParam }) =>
      callApi(claimsApi, (api, client) =>
        api.myClaims(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : (page.at(-1) ?? null)),
    refetchInterval: MINUTE / 2,
  });

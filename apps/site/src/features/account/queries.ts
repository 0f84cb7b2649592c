import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { securityApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

/** What the player is called, and what others read of it. */
export const myOwnerNameQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'owner name'] as const,
    queryFn: () => callApi((api, client) => api.myOwnerName(client)),
  });

/** Keys of what the account service knows of a player. */
export const securityKeys = {
  all: (playerId: string) => [...playerKey(playerId), 'security'] as const,
  account: (playerId: string) => [...securityKeys.all(playerId), 'account'] as const,
  codes: (playerId: string) => [...securityKeys.all(playerId), 'recovery codes'] as const,
  sessions: (playerId: string) => [...securityKeys.all(playerId), 'sessions'] as const,
};

/** The address, the second factors, and the ways into the account. */
export const mySecurityQuery = (playerId: string) =>
  queryOptions({
    queryKey: securityKeys.account(playerId),
    queryFn: () => callApi(securityApi, (api, client) => api.mySecurity(client)),
  });

/** How many recovery codes are left. */
export const myRecoveryCodesQuery = (playerId: string) =>
  queryOptions({
    queryKey: securityKeys.codes(playerId),
    queryFn: () => callApi(securityApi, (api, client) => api.myRecoveryCodes(client)),
  });

/** Where the player is signed in. */
export const mySessionsQuery = (playerId: string) =>
  queryOptions({
    queryKey: securityKeys.sessions(playerId),
    queryFn: () => callApi(securityApi, (api, client) => api.mySessions(client)),
  });

/** The season in which the player's stable may be renamed next. */
export const nextRenamingQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), 'next renaming'] as const,
    queryFn: () => callApi(securityApi, (api, client) => api.myNextRenaming(client)),
  });

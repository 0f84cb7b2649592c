import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { securityApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { outboxQuery } from '../outbox/index.ts';
import { mySecurityQuery, securityKeys } from './queries.ts';

// What is typed here is forgotten as soon as its form has let go of the attempt: `gcTime: 0`.

/** Sets a new password; the sessions elsewhere end with it. */
export const passwordMutation = (playerId: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: (change: { password: string; current?: string; code?: string }) =>
      callApi((api, client) => api.changePassword(client, change)),
    onSettled: (_done, _error, _change, _before, { client }) =>
      invalidate(client, [securityKeys.sessions(playerId), outboxQuery.queryKey]),
  });

/** Asks for another address, which both ends confirm. */
export const emailMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (change: { email: string }) =>
      callApi(securityApi, (api, client) => api.requestEmailChange(client, change)),
    onSuccess: (security, _change, _before, { client }) =>
      client.setQueryData(mySecurityQuery(playerId).queryKey, security),
    onSettled: (_done, _error, _change, _before, { client }) =>
      invalidate(client, [securityKeys.account(playerId), outboxQuery.queryKey]),
  });

/** Logs in again, where a session is too old for what is asked. */
export const confirmPasswordMutation = (playerId: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: (login: { password: string }) =>
      callApi(securityApi, (api, client) => api.confirmPassword(client, login)),
    onSettled: (_done, _error, _login, _before, { client }) =>
      invalidate(client, [securityKeys.sessions(playerId)]),
  });

/** Begins with an authenticator app. It counts for nothing yet. */
export const enrollMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (factor: { name: string }) =>
    callApi(securityApi, (api, client) => api.enrollFactor(client, factor)),
});

/** Shows a code of an authenticator app: the first, or a fresh one. */
export const confirmFactorMutation = (playerId: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: (shown: { factorId: string; code: string }) =>
      callApi(securityApi, (api, client) => api.confirmFactor(client, shown)),
    onSettled: (_done, _error, _shown, _before, { client }) =>
      invalidate(client, [securityKeys.all(playerId), outboxQuery.queryKey]),
  });

/** Removes an authenticator app, with a code of it. */
export const removeFactorMutation = (playerId: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: (shown: { factorId: string; code: string }) =>
      callApi(securityApi, async (api, client) => {
        await api.confirmFactor(client, shown);
        await api.removeFactor(client, shown);
      }),
    onSettled: (_done, _error, _shown, _before, { client }) =>
      invalidate(client, [securityKeys.all(playerId), outboxQuery.queryKey]),
  });

/** New recovery codes, which are told this once. */
export const recoveryCodesMutation = (playerId: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: () => callApi(securityApi, (api, client) => api.makeRecoveryCodes(client)),
    onSettled: (_codes, _error, _none, _before, { client }) =>
      invalidate(client, [securityKeys.account(playerId), securityKeys.codes(playerId)]),
  });

/** The same with a code of an authenticator app, where the last is too old. */
export const renewCodesMutation = (playerId: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: (shown: { factorId: string; code: string }) =>
      callApi(securityApi, async (api, client) => {
        await api.confirmFactor(client, shown);
        return api.makeRecoveryCodes(client);
      }),
    onSettled: (_codes, _error, _shown, _before, { client }) =>
      invalidate(client, [securityKeys.all(playerId)]),
  });

/** Ends one session. */
export const endSessionMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (session: { sessionId: string }) =>
      callApi(securityApi, (api, client) => api.endSession(client, session)),
    onSettled: (_done, _error, _session, _before, { client }) =>
      invalidate(client, [securityKeys.sessions(playerId)]),
  });

/** Ends every session but this one. */
export const endOtherSessionsMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: () => callApi(securityApi, (api, client) => api.endOtherSessions(client)),
    onSettled: (_done, _error, _none, _before, { client }) =>
      invalidate(client, [securityKeys.sessions(playerId)]),
  });

/** Ends every session, and this one with them. */
export const endAllSessionsMutation = mutationOptions({
  mutationFn: () => callApi(securityApi, (api, client) => api.endAllSessions(client)),
});

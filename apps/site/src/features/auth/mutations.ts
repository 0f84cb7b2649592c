import type { Credentials, Registration } from '@furlong/ui';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { outboxQuery } from '../outbox/index.ts';

// Who is signed in comes from the session, not from the cache: nothing is fetched again for it.
// A password is forgotten as soon as the dialog has let go of the attempt: `gcTime: 0`.

export const logInMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (credentials: Credentials) =>
    callApi((api, client) => api.signIn(client, credentials)),
});

export const signUpMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (registration: Registration) =>
    callApi((api, client) => api.signUp(client, registration)),
  // The confirmation mail may lie in the local inbox now.
  onSuccess: (_account, _registration, _before, { client }) => {
    void client.invalidateQueries({ queryKey: outboxQuery.queryKey });
  },
});

/** The session of this browser ends even where the server cannot be told. */
export const signOutMutation = mutationOptions({
  mutationFn: () => callApi((api, client) => api.signOut(client)),
});

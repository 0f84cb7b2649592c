import type { Credentials, Registration } from '@furlong/ui';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { securityApi } from '../../shared/api/domains.ts';
import { isRetryable } from '../../shared/api/errorMessage.ts';
import { outboxQuery } from '../outbox/index.ts';
import { type AwaitedMail, awaitMail } from './awaitedMail.ts';
import type { SessionLink } from './mailLink.ts';

/** Where a mail was asked for: its link leads back to this path of the site. */
interface Asked {
  place: string;
}

// Who is signed in comes from the session, not from the cache: nothing is fetched again for it.
// A password is forgotten as soon as the dialog has let go of the attempt: `gcTime: 0`.

export const logInMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (credentials: Credentials) =>
    callApi((api, client) => api.signIn(client, credentials)),
});

/** Shows the second factor of an account whose password was right. */
export const codeMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (factor: { code: string }) =>
    callApi(securityApi, (api, client) => api.showSecondFactor(client, factor)),
});

export const signUpMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (registration: Registration & Asked) =>
    callApi((api, client) => api.signUp(client, registration)),
  onSettled: mailMayCome('confirmation'),
});

/** Asks for a link to a new password. */
export const recoverMutation = mutationOptions({
  mutationFn: (address: { email: string } & Asked) =>
    callApi((api, client) => api.requestRecovery(client, address)),
  onSettled: mailMayCome('recovery'),
});

/** Asks for the confirmation mail again. */
export const resendMutation = mutationOptions({
  mutationFn: (address: { email: string } & Asked) =>
    callApi((api, client) => api.resendConfirmation(client, address)),
  onSettled: mailMayCome('confirmation'),
});

/** Whose account the link of a mail belongs to. Without a network nothing is lost: it asks again. */
export const identifyLinkMutation = mutationOptions({
  gcTime: 0,
  retry: retryTwice,
  mutationFn: (link: SessionLink) => callApi((api, client) => api.accountOfToken(client, link)),
});

/** Logs in by the link of a mail. */
export const openLinkMutation = mutationOptions({
  gcTime: 0,
  retry: retryTwice,
  mutationFn: (link: SessionLink) => callApi((api, client) => api.openSession(client, link)),
});

export const changePasswordMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (change: { password: string; current?: string; code?: string }) =>
    callApi((api, client) => api.changePassword(client, change)),
});

/** The session of this browser ends even where the server cannot be told. */
export const signOutMutation = mutationOptions({
  mutationFn: () => callApi((api, client) => api.signOut(client)),
});

function retryTwice(failures: number, error: Error) {
  return failures < 2 && isRetryable(error);
}

/** The mail may lie in the local inbox now; this browser awaits it, unless it was refused. */
function mailMayCome(kind: AwaitedMail['kind']) {
  return (
    _answer: unknown,
    error: Error | null,
    { email, place }: { email: string } & Asked,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => {
    if (error !== null && !isRetryable(error)) return;
    awaitMail({ kind, email, place });
    void client.invalidateQueries({ queryKey: outboxQuery.queryKey });
  };
}

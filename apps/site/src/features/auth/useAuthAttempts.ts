import type { AuthMode, AuthStatus, Credentials } from '@furlong/ui';
import {
  codeMutation,
  logInMutation,
  recoverMutation,
  resendMutation,
  signUpMutation,
} from './mutations.ts';
import { confirmationSent, recoverySent, registered, welcome } from './successMessages.ts';
import { useAttempt } from './useAttempt.tsx';

/** What the dialog's forms ask for, and what it says about each. */
export function useAuthAttempts() {
  const logIn = useAttempt(logInMutation, welcome);
  const code = useAttempt(codeMutation, welcome);
  const signUp = useAttempt(signUpMutation, registered);
  const recover = useAttempt(recoverMutation, recoverySent);
  const resend = useAttempt(resendMutation, confirmationSent);

  return {
    status: {
      login: logIn.status,
      code: code.status,
      register: signUp.status,
      recovery: recover.status,
      resend: resend.status,
    } satisfies Record<AuthMode, AuthStatus>,
    logIn: (credentials: Credentials, { welcomed }: { welcomed: () => void }) =>
      logIn.send(credentials, {
        // A session that waits for a code is nobody's yet: the dialog asks for it.
        onSuccess: ({ awaitsCode }) => {
          if (!awaitsCode) welcomed();
        },
      }),
    showCode: (factor: { code: string }, { welcomed }: { welcomed: () => void }) =>
      code.send(factor, { onSuccess: welcomed }),
    signUp: signUp.send,
    recover: recover.send,
    resend: resend.send,
    /** Takes back what was said of earlier attempts. */
    reset: () => {
      for (const attempt of [logIn, code, signUp, recover, resend]) attempt.reset();
    },
  };
}

import type { AuthMode, AuthStatus, Credentials } from '@furlong/ui';
import { logInMutation, recoverMutation, resendMutation, signUpMutation } from './mutations.ts';
import { confirmationSent, recoverySent, registered, welcome } from './successMessages.ts';
import { useAttempt } from './useAttempt.tsx';

/** What the dialog's forms ask for, and what it says about each. */
export function useAuthAttempts() {
  const logIn = useAttempt(logInMutation, welcome);
  const signUp = useAttempt(signUpMutation, registered);
  const recover = useAttempt(recoverMutation, recoverySent);
  const resend = useAttempt(resendMutation, confirmationSent);

  return {
    status: {
      login: logIn.status,
      register: signUp.status,
      recovery: recover.status,
      resend: resend.status,
    } satisfies Record<AuthMode, AuthStatus>,
    logIn: (credentials: Credentials, { welcomed }: { welcomed: () => void }) =>
      logIn.send(credentials, { onSuccess: welcomed }),
    signUp: signUp.send,
    recover: recover.send,
    resend: resend.send,
    /** Takes back what was said of earlier attempts. */
    reset: () => {
      for (const attempt of [logIn, signUp, recover, resend]) attempt.reset();
    },
  };
}

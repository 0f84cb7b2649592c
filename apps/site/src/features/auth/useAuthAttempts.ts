import type { Account } from '@furlong/backend';
import type { AuthMode, AuthStatus, Credentials, Registration } from '@furlong/ui';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorMessage } from '../../shared/api/errors.ts';
import { logInMutation, signUpMutation } from './mutations.ts';

/** Logging in and signing up, and what the dialog says about either. */
export function useAuthAttempts() {
  const logIn = useMutation(logInMutation);
  const signUp = useMutation(signUpMutation);

  const loginStatus = useStatus(logIn, welcome);
  const signUpStatus = useStatus(signUp, registered);

  return {
    status: { login: loginStatus, register: signUpStatus } satisfies Record<AuthMode, AuthStatus>,
    logIn: (credentials: Credentials, { welcomed }: { welcomed: () => void }) =>
      logIn.mutate(credentials, { onSuccess: welcomed }),
    signUp: (registration: Registration) => signUp.mutate(registration),
    /** Takes back what was said of an earlier attempt. */
    reset: () => {
      logIn.reset();
      signUp.reset();
    },
  };
}

function welcome({ stableName, email }: Account) {
  return `Welcome back, ${stableName || email}!`;
}

function registered() {
  return 'Registration successful! Please check your email to verify your account.';
}

/** What the dialog says of an attempt: the same object until there is something new to say. */
function useStatus<Data, Variables>(
  { status, data, error }: UseMutationResult<Data, Error, Variables>,
  successMessage: (data: Data) => string,
): AuthStatus {
  return useMemo(() => {
    if (status === 'pending') return 'busy';
    if (status === 'error') return { error: errorMessage(error) };
    return data === undefined ? 'idle' : { success: successMessage(data) };
  }, [status, data, error, successMessage]);
}

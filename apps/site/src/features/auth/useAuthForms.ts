import type { AuthMode, AuthStatus } from '@furlong/ui';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../shared/api/errors.ts';
import { logInMutation, signUpMutation } from './mutations.ts';

/** How long the welcome is shown before the dialog closes, ms. */
const welcomeTime = 1_500;

/** Logging in and signing up, and what the dialog says about either. `done` closes the dialog. */
export function useAuthForms({ done }: { done: () => void }) {
  const logIn = useMutation(logInMutation);
  const signUp = useMutation(signUpMutation);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const status: Record<AuthMode, AuthStatus> = {
    login: statusOf(logIn, ({ stableName, email }) => `Welcome back, ${stableName || email}!`),
    register: statusOf(
      signUp,
      () => 'Registration successful! Please check your email to verify your account.',
    ),
  };
  return {
    status,
    logIn: (credentials: Parameters<typeof logIn.mutate>[0]) => {
      clearTimeout(closing.current);
      logIn.mutate(credentials, {
        onSuccess: () => {
          closing.current = setTimeout(done, welcomeTime);
        },
      });
    },
    signUp: (registration: Parameters<typeof signUp.mutate>[0]) => signUp.mutate(registration),
    /** Takes back what was said of an earlier attempt. */
    reset: () => {
      clearTimeout(closing.current);
      logIn.reset();
      signUp.reset();
    },
  };
}

function statusOf<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
  successMessage: (data: Data) => string,
): AuthStatus {
  switch (mutation.status) {
    case 'idle':
      return 'idle';
    case 'pending':
      return 'busy';
    case 'success':
      return { success: successMessage(mutation.data) };
    case 'error':
      return { error: errorMessage(mutation.error) };
  }
}

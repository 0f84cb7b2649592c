import type { GameErrorCode } from '@furlong/game/rules';
import type { AuthField, AuthStatus } from '@furlong/ui';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorCodeOf, errorMessage, retryAfterOf } from '../../shared/api/errorMessage.ts';
import { formatDuration } from '../../shared/format/time.ts';
import { serverNow } from '../../shared/time/clock.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useNowAt } from '../../shared/time/useNowAt.ts';

/** The field that a refusal is about. */
const fieldOf: Partial<Record<GameErrorCode, AuthField>> = {
  stable_name_taken: 'stableName',
  stable_name_invalid: 'stableName',
  owner_name_invalid: 'fullName',
  email_invalid: 'email',
  weak_password: 'password',
  same_password: 'password',
  current_password_invalid: 'password',
  mfa_verification_failed: 'code',
};

const never: readonly number[] = [];

/** A request of one of the account's forms, and what the form says about it. */
export function useAttempt<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  successMessage: (data: Data) => string,
) {
  const { status, data, error, mutate, reset } = useMutation(options);
  const retryAt = useMemo(() => {
    const wait = retryAfterOf(error);
    return wait === null ? null : serverNow() + wait * 1_000;
  }, [error]);
  const now = useNowAt(retryAt === null ? never : [retryAt]);
  const waiting = retryAt !== null && now < retryAt;

  // The same object until there is something new to say.
  const said = useMemo((): AuthStatus => {
    if (status === 'pending') return 'busy';
    if (status === 'success') return { success: successMessage(data) };
    if (status === 'idle') return 'idle';
    const code = errorCodeOf(error);
    const refused = {
      error: errorMessage(error),
      field: code === null ? undefined : fieldOf[code],
    };
    if (retryAt === null) return refused;
    return waiting ? { ...refused, wait: <RetryIn at={retryAt} /> } : 'idle';
  }, [status, data, error, successMessage, retryAt, waiting]);

  return { status: said, code: errorCodeOf(error), send: mutate, reset };
}

/** Counts to the moment at which the server takes another attempt, ms. It ticks alone. */
function RetryIn({ at }: { at: number }) {
  const seconds = Math.max(Math.ceil((at - useNow()) / 1_000), 0);
  return `Try again in ${formatDuration(seconds)}`;
}

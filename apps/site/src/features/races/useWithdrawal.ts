import type { WithdrawalProgress } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { errorMessage } from '../../shared/api/errorMessage.ts';
import { withdrawEntryMutation } from './mutations.ts';

/** Takes an entry of the player's back; `onWithdrawn` when it is done. */
export function useWithdrawal(
  playerId: string,
  entry: { raceId: string; horseId: string },
  onWithdrawn: () => void,
): { progress: WithdrawalProgress; onWithdraw: () => void } {
  // Kept for a repeat: what was not answered may have been done.
  const [requestId] = useState(() => uuid());
  const { status, error, mutate } = useMutation({
    ...withdrawEntryMutation(playerId),
    onSuccess: onWithdrawn,
  });
  return {
    progress: progressOf(status, error),
    onWithdraw: () => mutate({ ...entry, requestId }),
  };
}

function progressOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  error: Error | null,
): WithdrawalProgress {
  switch (status) {
    case 'idle':
      return { state: 'entered' };
    case 'pending':
      return { state: 'busy' };
    case 'success':
      return { state: 'withdrawn' };
    case 'error':
      return { state: 'refused', refusal: errorMessage(error) };
  }
}

import { beginSelection, chosen, select } from '@furlong/game/rules';
import { useMutation } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
// The browser's own randomUUID is missing over plain http on another host.
import { v4 as uuid } from 'uuid';
import { errorCodeOf, isRetryable } from '../../shared/api/errorMessage.ts';
import { usePlayer } from '../auth/index.ts';
import { enterRaceMutation } from './mutations.ts';

/** The choice of a horse and a race, and the one request that enters it. */
export function useEntry(horseId: string | null, raceId: string | null) {
  const [selection, act] = useReducer(select, beginSelection(horseId, raceId));
  const { mutateAsync, data: entry } = useMutation(enterRaceMutation(usePlayer().userId));
  // Set at once, unlike state: the second click of a double click must find it.
  const sending = useRef(false);

  async function confirm() {
    const pair = chosen(selection);
    if (pair === null || sending.current) return;
    sending.current = true;
    const { horseId, target: raceId } = pair;
    const requestId = selection.step === 'unanswered' ? selection.requestId : uuid();
    act({ type: 'confirm', requestId });
    try {
      await mutateAsync({ horseId, raceId, requestId });
      act({ type: 'done' });
    } catch (error) {
      const code = errorCodeOf(error);
      // Only an answer settles a request; what was not answered may have been done.
      const unanswered = code === null || isRetryable(error);
      act(unanswered ? { type: 'answer lost' } : { type: 'refused', code });
    } finally {
      sending.current = false;
    }
  }

  return { selection, act, confirm, seedHash: entry?.seedHash ?? null };
}

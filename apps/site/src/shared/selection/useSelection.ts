import { beginSelection, chosen, select } from '@furlong/game/rules';
import { useReducer, useRef } from 'react';
// The browser's own randomUUID is missing over plain http on another host.
import { v4 as uuid } from 'uuid';
import { errorCodeOf, isRetryable } from '../api/errorMessage.ts';

/** What a confirmed choice asks of the server. */
export interface ChosenRequest {
  horseId: string;
  target: string;
  /** The server does what is asked with the same id once, however often it is sent. */
  requestId: string;
}

/**
 * The choice of a horse and of what it is chosen for, and the one request that does it.
 * @param send resolves once the server has done it, and rejects with its refusal
 */
export function useSelection(
  horseId: string | null,
  target: string | null,
  send: (request: ChosenRequest) => Promise<unknown>,
) {
  const [selection, act] = useReducer(select, beginSelection(horseId, target));
  // Set at once, unlike state: the second click of a double click must find it.
  const sending = useRef(false);

  async function confirm() {
    const pair = chosen(selection);
    if (pair === null || sending.current) return;
    sending.current = true;
    const requestId = selection.step === 'unanswered' ? selection.requestId : uuid();
    act({ type: 'confirm', requestId });
    try {
      await send({ ...pair, requestId });
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

  return { selection, act, confirm };
}

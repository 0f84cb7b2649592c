import { beginSelection, chosen, select } from '@furlong/game';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { callApi } from '../../shared/api/callApi.ts';
import { errorCodeOf, isRetryable } from '../../shared/api/errors.ts';

/** The choice of a horse and a race, and the one request that enters it. */
export function useEntry(horseId: string | null, raceId: string | null) {
  const [selection, act] = useReducer(select, beginSelection(horseId, raceId));
  const queries = useQueryClient();
  // Set at once, unlike state: the second click of a double click must find it.
  const sending = useRef(false);

  async function confirm() {
    const pair = chosen(selection);
    if (pair === null || sending.current) return;
    sending.current = true;
    const { horseId, wish: raceId } = pair;
    const requestId = selection.step === 'unanswered' ? selection.requestId : crypto.randomUUID();
    act({ type: 'confirm', requestId });
    try {
      await callApi((api, client) => api.enterRace(client, { horseId, raceId, requestId }));
      act({ type: 'done' });
    } catch (error) {
      const code = errorCodeOf(error);
      // Only an answer settles a request; what was not answered may have been done.
      act(
        isRetryable(error) || code === null ? { type: 'answer lost' } : { type: 'refused', code },
      );
    } finally {
      sending.current = false;
      // Fee, entries and field may have changed, whatever came back.
      void queries.invalidateQueries({ queryKey: ['mine'] });
      void queries.invalidateQueries({ queryKey: ['races'] });
    }
  }

  return { selection, act, confirm };
}

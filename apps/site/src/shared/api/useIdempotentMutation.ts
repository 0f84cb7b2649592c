import type { GameErrorCode } from '@furlong/game/rules';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
// The browser's own randomUUID is missing over plain http on another host.
import { v4 as uuid } from 'uuid';
import { errorCodeOf, errorMessage, isRetryable } from './errorMessage.ts';

/** What became of a request: done, refused for a reason, or without an answer. */
export type Outcome = 'done' | 'refused' | 'unanswered';

/**
 * Sends a request that costs something, one at a time. What was not answered is sent again with the
 * same id, so that it is done once.
 */
export function useIdempotentMutation<Input extends object, Answer>(
  options: UseMutationOptions<Answer, Error, Input & { requestId: string }>,
) {
  const { mutateAsync, isPending, variables } = useMutation(options);
  const [refusal, setRefusal] = useState<{
    input: Input;
    message: string;
    code: GameErrorCode | null;
  } | null>(null);
  // Set at once, unlike state: the second click of a double click must find it.
  const sending = useRef(false);
  const unanswered = useRef<{ input: string; requestId: string } | null>(null);

  async function send(input: Input): Promise<Outcome | null> {
    if (sending.current) return null;
    sending.current = true;
    setRefusal(null);
    const before = unanswered.current;
    const text = JSON.stringify(input);
    const requestId = before?.input === text ? before.requestId : uuid();
    try {
      await mutateAsync({ ...input, requestId });
      unanswered.current = null;
      return 'done';
    } catch (error) {
      const lost = isRetryable(error);
      unanswered.current = lost ? { input: text, requestId } : null;
      const message = lost
        ? 'No answer came. Do it again to be sure: it is only ever done once.'
        : errorMessage(error);
      setRefusal({ input, message, code: errorCodeOf(error) });
      return lost ? 'unanswered' : 'refused';
    } finally {
      sending.current = false;
    }
  }

  return {
    send,
    sent: isPending ? variables : null,
    refusal,
    /** Says nothing more of the last refusal. */
    forget: () => setRefusal(null),
  };
}

import { claimDueSession, endTraining, sessionInput } from '@furlong/backend/service';
import type { StewardSettings } from '../shared/settings.ts';
import { outcomeOf } from './outcomeOf.ts';

/** How long a claim keeps other stewards off, in seconds; one that failed is tried again after it. */
const leaseSeconds = 30;

/**
 * Writes what all training sessions gave that have ended by `at` (ms since 1970), the earliest first,
 * however long nobody was there to do it. Each is written once, whoever writes it.
 *
 * @returns how many were written here
 */
export async function endDueSessions(
  { backend, name, onError }: StewardSettings,
  at: number,
): Promise<number> {
  let ended = 0;
  for (;;) {
    const sessionId = await claimDueSession(backend, { steward: name, at, leaseSeconds });
    if (sessionId === null) return ended;
    try {
      const input = await sessionInput(backend, { sessionId });
      if (input === null) continue;
      await endTraining(backend, { sessionId, outcome: await outcomeOf(input), at });
      ended += 1;
    } catch (error) {
      onError(`Training session ${sessionId} failed:`, error);
    }
  }
}

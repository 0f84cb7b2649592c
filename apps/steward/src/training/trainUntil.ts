import { dueAutoSessions, runAutoSession } from '@furlong/backend/service';
import type { StewardSettings } from '../shared/settings.ts';
import { endDueSessions } from './endDueSessions.ts';

/**
 * Brings the training of all horses up to `at` (ms since 1970): what sessions gave that have ended, and the
 * sessions of the auto-trainer that fell due, one after the other for each horse, however long nobody was
 * there to do it.
 */
export async function trainUntil(settings: StewardSettings, at: number): Promise<void> {
  for (;;) {
    const ended = await endDueSessions(settings, at);
    const held = await holdDueSessions(settings, at);
    if (ended + held === 0) return;
  }
}

/** Holds or leaves out one due session of every order; what fails is tried again in the next round. */
async function holdDueSessions({ backend, onError }: StewardSettings, at: number): Promise<number> {
  let held = 0;
  for (const session of await dueAutoSessions(backend, { at })) {
    try {
      if (await runAutoSession(backend, { ...session, at })) held += 1;
    } catch (error) {
      onError(`The auto-trainer failed for ${session.orderId}:`, error);
    }
  }
  return held;
}

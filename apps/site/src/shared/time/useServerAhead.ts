import { useSyncExternalStore } from 'react';
import { onClockMoved, serverAhead } from './clock.ts';

/**
 * How far the server's clock is ahead of this machine's, ms; null before any answer has come. No time
 * is known then, and whatever rests on it alone waits.
 */
export function useServerAhead(): number | null {
  return useSyncExternalStore(onClockMoved, serverAhead);
}

import { useEffect, useState } from 'react';
import { serverNow } from './clock.ts';
import { whenReached } from './whenReached.ts';

/**
 * The server's time in ms, renewed only when one of the moments has come: for what changes at known
 * times and stands still between them.
 * @param moments ms; those that are past count for nothing
 */
export function useNowAt(moments: readonly number[]): number {
  const [now, setNow] = useState(serverNow);
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => whenReached(next, () => setNow(serverNow())), [next]);
  return now;
}

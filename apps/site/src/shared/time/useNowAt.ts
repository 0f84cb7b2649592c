import { useEffect, useState } from 'react';
import { serverNow } from './clock.ts';
import { useServerAhead } from './useServerAhead.ts';
import { whenReached } from './whenReached.ts';

/**
 * The server's time in ms, renewed only when one of the moments has come, or the time is put right: for
 * what changes at known times and stands still between them.
 * @param moments ms; those that are past count for nothing
 */
export function useNowAt(moments: readonly number[]): number {
  const ahead = useServerAhead();
  const [read, setRead] = useState(() => ({ now: serverNow(), ahead }));
  if (read.ahead !== ahead) setRead({ now: serverNow(), ahead });
  const next = Math.min(...moments.filter((moment) => moment > read.now));
  useEffect(() => whenReached(next, () => setRead({ now: serverNow(), ahead })), [next, ahead]);
  return read.now;
}

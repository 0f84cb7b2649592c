import { useEffect, useState } from 'react';
import { serverNow } from './clock.ts';

/**
 * The server's time in ms, renewed while the screen is shown.
 * @param everyMs how often to renew it; a countdown wants 1,000
 */
export function useNow(everyMs = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

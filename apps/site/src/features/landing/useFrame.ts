import { useEffect, useState } from 'react';
import { serverNow } from '../../shared/time/clock.ts';

/**
 * The server's time in ms, renewed with the frames of the screen while something moves.
 * @param everyMs no more often than this
 */
export function useFrame(moving: boolean, everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!moving) return;
    let frame = requestAnimationFrame(function draw() {
      const next = serverNow();
      setNow((shown) => (next - shown >= everyMs ? next : shown));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [moving, everyMs]);
  return now;
}

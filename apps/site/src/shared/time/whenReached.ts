import { MINUTE } from '@furlong/game/rules';
import { serverNow } from './clock.ts';

/**
 * Calls back once when a moment of the server's time has come.
 * @param moment ms; at infinity nothing is ever called
 * @returns a way to be called no more
 */
export function whenReached(moment: number, onReached: () => void): () => void {
  if (moment === Number.POSITIVE_INFINITY) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = moment - serverNow();
    // Looked at again each minute: the server's time may be put right, the machine may have slept.
    timer = left <= 0 ? setTimeout(onReached) : setTimeout(wait, Math.min(left, MINUTE));
  };
  wait();
  return () => clearTimeout(timer);
}

import { onClockMoved, serverNow } from './clock.ts';

export interface Ticker {
  /** Calls back at each tick, and where the time is put right, until the function that it returns is called. */
  subscribe: (onTick: () => void) => () => void;
  /** The server's time at the last tick, ms. */
  lastTick: () => number;
}

/**
 * A clock that stands still between its ticks, which fall on whole multiples of `everyMs`. One
 * timer serves all that listen, and none runs while nobody does.
 */
export function createTicker(everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: () => void = () => undefined;

  function waitForTick() {
    clearTimeout(timer);
    timer = setTimeout(tick, everyMs - (serverNow() % everyMs));
  }

  function tick() {
    waitForTick();
    for (const onTick of listeners) onTick();
  }

  return {
    subscribe: (onTick) => {
      if (listeners.size === 0) {
        waitForTick();
        stopWatching = onClockMoved(tick);
      }
      listeners.add(onTick);
      return () => {
        listeners.delete(onTick);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stopWatching();
      };
    },
    lastTick: () => Math.floor(serverNow() / everyMs) * everyMs,
  };
}

import { serverNow } from './clock.ts';

export interface Ticker {
  /** Calls back at each tick, until the function that it returns is called. */
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

  function waitForTick() {
    timer = setTimeout(
      () => {
        waitForTick();
        for (const onTick of listeners) onTick();
      },
      everyMs - (serverNow() % everyMs),
    );
  }

  return {
    subscribe: (onTick) => {
      if (listeners.size === 0) waitForTick();
      listeners.add(onTick);
      return () => {
        listeners.delete(onTick);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    lastTick: () => Math.floor(serverNow() / everyMs) * everyMs,
  };
}

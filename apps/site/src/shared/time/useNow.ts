import { useSyncExternalStore } from 'react';
import { createTicker, type Ticker } from './ticker.ts';

const tickers = new Map<number, Ticker>();

function tickerOf(everyMs: number): Ticker {
  const ticker = tickers.get(everyMs) ?? createTicker(everyMs);
  tickers.set(everyMs, ticker);
  return ticker;
}

/**
 * The server's time in ms at the last tick. Whoever reads it is drawn again at each: so it is read
 * in the smallest component that shows it.
 * @param everyMs how far the ticks are apart; a countdown wants 1,000
 */
export function useNow(everyMs = 1_000): number {
  const { subscribe, lastTick } = tickerOf(everyMs);
  return useSyncExternalStore(subscribe, lastTick);
}

import { formatMargin } from '@furlong/game/rules';

const short: Readonly<Record<string, string>> = {
  'dead heat': 'dht',
  nose: 'nse',
  'short head': 'shd',
  head: 'hd',
  neck: 'nk',
  distance: 'dist',
};

interface Timed {
  readonly timeMs: number | null;
}

/**
 * How far each runner was behind the one in front, in the judge's words; empty for the winner.
 * @param order in finishing order
 */
export function marginsOf(order: readonly Timed[]): string[] {
  return order.map(({ timeMs }, index) => {
    const ahead = order[index - 1]?.timeMs;
    return timeMs === null || ahead === null || ahead === undefined
      ? ''
      : formatMargin(timeMs - ahead);
  });
}

/** The same, as short as a racecard prints it: 'nk' for 'neck'. Quarters of lengths stay. */
export function shortMarginsOf(order: readonly Timed[]): string[] {
  return marginsOf(order).map((words) => short[words] ?? words);
}

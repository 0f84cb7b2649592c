import { formatMargin } from '@furlong/game/rules';

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

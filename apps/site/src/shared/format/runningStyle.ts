import type { RunningStyle } from '@furlong/game/rules';

/** How a horse likes to be ridden, in the words of a racecard. */
export const runningStyles: Readonly<Record<RunningStyle, string>> = {
  0: 'Leads',
  1: 'Prominent',
  2: 'Midfield',
  3: 'Held up',
};

import { EPOCH, WEEK } from '@furlong/game/rules';

/** The Monday on which so many weeks from this one are over, ms since 1970; 0: that of this week. */
export const mondayAfter = (weeks: number) =>
  EPOCH + (Math.floor((Date.now() - EPOCH) / WEEK) + weeks) * WEEK;

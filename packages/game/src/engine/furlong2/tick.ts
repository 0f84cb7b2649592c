/** Seconds between two looks at the race. */
export const TICK = 0.2;

import { race } from './fixtures.ts';

/** The moment at which the stories happen: ten minutes before the Ashford Stakes. */
export const moment = race.offAt - 600_000;

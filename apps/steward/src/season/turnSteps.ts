import {
  closeSeasonBooks,
  houseHorsesToRetire,
  makeSeasonAwards,
  type ServiceBackend,
} from '@furlong/backend/service';
import { registerHouseCrop } from '../bootstrap/registerHouseHorses.ts';
import { renewHouseString } from '../bootstrap/renewHouseString.ts';
import { stockSalesRing } from '../market/stockSalesRing.ts';

/** A step of the turn of `season`, which is over or in its last week, at `at` (ms since 1970). */
interface Turn {
  readonly season: number;
  readonly at: number;
}

/**
 * What each step does (`private.steps_of_turn` says in which order, and when each is due). Every one may be
 * repeated, and by two stewards at once. False: it has to wait, and is due again in a minute.
 */
export const turnSteps: Readonly<
  Record<string, (backend: ServiceBackend, turn: Turn) => Promise<boolean>>
> = {
  /** The house's two-year-olds of the next season, before its first races want them. */
  crop: async (backend, { season, at }) => {
    await registerHouseCrop(backend, { season: season + 1, at });
    return true;
  },
  /** The house's horses that are too old retire, and others follow; those that are still entered, later. */
  house: async (backend, { at }) => {
    await renewHouseString(backend, at);
    return (await houseHorsesToRetire(backend, { at })) === 0;
  },
  /** What left racing is followed in the sales ring by two-year-olds. */
  ring: async (backend, { at }) => {
    await stockSalesRing(backend, at, 'crop');
    return true;
  },
  /** The final standings of stables and their horses, a part at a time. */
  books: async (backend, turn) => {
    while ((await closeSeasonBooks(backend, turn)) > 0);
    return true;
  },
  awards: async (backend, turn) => {
    await makeSeasonAwards(backend, turn);
    return true;
  },
};

import { DAY, HOUR, WEEK } from '../season/durations.ts';
import { SEASON_WEEKS } from '../season/season.ts';

/** A dollar of so many of the price of a horse goes to the house, when a player sells it: 5 %. */
const COMMISSION_PART = 20;

/** How long a horse that the house sold can be given back, in ms. */
export const RETURN_WINDOW = 24 * HOUR;

/** How long after a purchase a horse cannot be sold again, in ms. */
export const NO_RESALE = 7 * DAY;

/** How long the horse that a new owner is given cannot be sold, in ms: a season. */
export const STARTER_KEPT = SEASON_WEEKS * WEEK;

/** What the house keeps of the price of a player's horse, in whole dollars. */
export function commissionOn(price: number): number {
  return Math.floor(price / COMMISSION_PART);
}

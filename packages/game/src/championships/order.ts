/** A horse's record in a division before its final. */
export interface Contender {
  readonly horseId: string;
  readonly points: number;
  /** Whole dollars, earned in the division's qualifiers. */
  readonly earnings: number;
  /** Its best place in one of them, and when it first came to that (ms since 1970). */
  readonly bestPlace: number;
  readonly bestAt: number;
  /** It has won a race whose winner goes straight to the final. */
  readonly automatic: boolean;
  /** At the draw, in pounds. */
  readonly rating: number;
  /** Of the season's seed and the horse: `championshipLot`. */
  readonly lot: string;
}

/** A horse of the house that may run in the final, and has run in none of its qualifiers. */
export type HouseFiller = Pick<Contender, 'horseId' | 'rating' | 'lot'>;

/** Runners of a final. */
export const FINAL_PLACES = 12;

/** Of these places so many are for winners of "win and you are in" races. */
export const AUTOMATIC_PLACES = 3;

/** Of these places so many are drawn; the last is for a supplementary entry until entries close. */
export const INVITED = 11;

const byLot = (a: HouseFiller, b: HouseFiller) => (a.lot < b.lot ? -1 : 1);
const byRating = (a: HouseFiller, b: HouseFiller) => b.rating - a.rating || byLot(a, b);

/** By points, then earnings, then the better best place, the earlier of the same, then by lot. */
function byPoints(a: Contender, b: Contender): number {
  return (
    b.points - a.points ||
    b.earnings - a.earnings ||
    a.bestPlace - b.bestPlace ||
    a.bestAt - b.bestAt ||
    byLot(a, b)
  );
}

/**
 * The order in which a division's horses take the places of its final and its consolation: three winners
 * of "win and you are in" races, then all who have points, then those that ran in a qualifier by their
 * rating, then the house's horses by theirs. Ids of horses.
 */
export function championshipOrder(
  contenders: readonly Contender[],
  house: readonly HouseFiller[],
): string[] {
  const ranking = contenders.toSorted(byPoints);
  const winners = ranking.filter(({ automatic }) => automatic).slice(0, AUTOMATIC_PLACES);
  const others = ranking.filter((each) => !winners.includes(each));
  return [
    ...winners,
    ...others.filter(({ points }) => points > 0),
    ...others.filter(({ points }) => points === 0).sort(byRating),
    ...house.toSorted(byRating),
  ].map(({ horseId }) => horseId);
}

/** Ids of horses, at most twelve in each. */
export interface FinalFields {
  readonly final: readonly string[];
  readonly consolation: readonly string[];
}

/**
 * The fields of a final and its consolation: the first eleven of the order, the supplementary entry, and the
 * next of the order for every place that is left; the twelve after these run in the consolation.
 * @param absent ids of those that were withdrawn or cannot run
 */
export function finalFields(
  order: readonly string[],
  { absent, supplementary }: { absent: readonly string[]; supplementary: string | null },
): FinalFields {
  const free = order.filter((id) => !absent.includes(id));
  const first = free.filter((id) => order.indexOf(id) < INVITED && id !== supplementary);
  const kept = supplementary === null ? first : [...first, supplementary];
  const rest = free.filter((id) => !kept.includes(id));
  const left = FINAL_PLACES - kept.length;
  return {
    final: [...kept, ...rest.slice(0, left)],
    consolation: rest.slice(left, left + FINAL_PLACES),
  };
}

const SUPPLEMENT_PERCENT = 5;

/** What a supplementary place in a final costs, in whole dollars; the fee goes into the purse. */
export function supplementaryFee(purse: number): number {
  return Math.ceil((purse * SUPPLEMENT_PERCENT) / 100);
}

/** A horse's record in a division before its final. */
export interface Contender {
  readonly horseId: string;
  readonly points: number;
  /** Whole dollars, earned in the division's qualifiers; decides between equal points. */
  readonly earnings: number;
  /** It has won a race whose winner goes straight to the final. */
  readonly automatic: boolean;
  /** Its owner has paid the supplementary fee. */
  readonly supplementary: boolean;
}

export interface FinalFields {
  /** Horse ids, at most twelve. */
  readonly final: readonly string[];
  /** Horse ids of the next twelve. */
  readonly consolation: readonly string[];
}

const FIELD = 12;
const AUTOMATIC = 3;
const SUPPLEMENTARY = 1;
const SUPPLEMENT_PERCENT = 5;

/**
 * The fields of a division's final and of its consolation: three automatic winners and one
 * supplementary entry at most, the other places by points, then earnings, then horse id.
 */
export function finalists(contenders: readonly Contender[]): FinalFields {
  const ranking = contenders.toSorted(
    (a, b) => b.points - a.points || b.earnings - a.earnings || (a.horseId < b.horseId ? -1 : 1),
  );
  const winners = ranking.filter(({ automatic }) => automatic).slice(0, AUTOMATIC);
  const bought = ranking
    .filter((each) => each.supplementary && !winners.includes(each))
    .slice(0, SUPPLEMENTARY);
  const kept = [...winners, ...bought];
  const others = ranking.filter((each) => !kept.includes(each));
  const byPoints = others.filter(({ points }) => points > 0);
  const places = FIELD - kept.length;
  return {
    final: idsOf([...kept, ...byPoints.slice(0, places)]),
    consolation: idsOf(byPoints.slice(places, places + FIELD)),
  };
}

/** What a supplementary place in a final costs, in whole dollars; the fee goes into the purse. */
export function supplementaryFee(purse: number): number {
  return Math.ceil((purse * SUPPLEMENT_PERCENT) / 100);
}

function idsOf(contenders: readonly Contender[]): string[] {
  return contenders.map(({ horseId }) => horseId);
}

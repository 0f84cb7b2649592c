/** Whether runs won more often than their morning lines expected, as far as luck lets it be told. */
export type LineVerdict = 'above' | 'below' | 'as_expected' | 'too_few';

export interface AgainstTheLine {
  /** Wins for each that the morning line expected: 1 is neither more nor fewer ("A/E"). */
  readonly ratio: number;
  /** Between these lies what the ratio would be without luck, in 19 of 20 cases or more. */
  readonly low: number;
  readonly high: number;
  readonly verdict: LineVerdict;
}

/** Standard errors that 95 % of a normal distribution lie within. */
const Z = 1.96;

/** A range that holds both half as many and twice as many tells nothing of what lies between. */
const HALF = 0.5;
const DOUBLE = 2;

/**
 * The wins of runs beside those that their morning lines expected; null where no win was expected, as
 * of no runs.
 *
 * The range is Byar's approximation to the exact Poisson limits (Breslow and Day, Statistical Methods in
 * Cancer Research II, 1987, p. 69), made for cases observed over cases expected. Wins vary a little less
 * than Poisson's, so that the range is rather too wide than too narrow. Above and below are told where it
 * does not hold 1; where it does, "as expected" only if it lies within half and double.
 *
 * @param wins of the runs that had a morning line
 * @param expectedWins their chances of winning added up, each from 0 to 1
 */
export function againstTheLine({
  wins,
  expectedWins,
}: {
  readonly wins: number;
  readonly expectedWins: number;
}): AgainstTheLine | null {
  if (expectedWins <= 0) return null;
  const low = wins === 0 ? 0 : limit(wins, -Z) / expectedWins;
  const high = limit(wins + 1, Z) / expectedWins;
  return { ratio: wins / expectedWins, low, high, verdict: verdictOf(low, high) };
}

function limit(wins: number, z: number): number {
  return wins * (1 - 1 / (9 * wins) + z / (3 * Math.sqrt(wins))) ** 3;
}

function verdictOf(low: number, high: number): LineVerdict {
  if (low > 1) return 'above';
  if (high < 1) return 'below';
  return low >= HALF && high <= DOUBLE ? 'as_expected' : 'too_few';
}

import type { JockeyStanding } from '@furlong/backend';
import { formatMoney, type Jockey, jockeys } from '@furlong/game/rules';
import type { JockeyTableRow } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';
import { formatRate, lineOf } from '../statistics/index.ts';
import { skillOf } from './skillWords.ts';

const figure = new Intl.NumberFormat('en-US');

const unridden = {
  ...{ runs: 0, wins: 0, places: 0, earnings: 0, linedRuns: 0, linedWins: 0, expectedWins: 0 },
  form: [],
};

/** A jockey with what came of the rides, and the place among all: those level share it. */
export interface RankedJockey extends JockeyStanding {
  readonly jockey: Jockey;
  readonly rank: number;
}

/** All jockeys by wins, then by prize money; those who have not ridden come last. */
export function rankJockeys(standings: readonly JockeyStanding[]): RankedJockey[] {
  const all = jockeys
    .map((jockey) => ({
      jockey,
      ...(standings.find(({ licence }) => licence === jockey.licence) ?? {
        licence: jockey.licence,
        ...unridden,
      }),
    }))
    .sort((a, b) => b.wins - a.wins || b.earnings - a.earnings || b.runs - a.runs);
  return all.map((each) => ({
    ...each,
    rank:
      1 +
      all.findIndex(({ wins, earnings, runs }) => {
        return wins === each.wins && earnings === each.earnings && runs === each.runs;
      }),
  }));
}

/** Rides from which on a rate is more than luck. */
const leastRides = 20;

/** A range that tells nothing is left out. */
const tellable = (range: ReturnType<typeof lineOf>) =>
  range === null || range.verdict === 'too_few' ? null : range;

/** As the table shows them. */
export function toJockeyRows(ranked: readonly RankedJockey[]): JockeyTableRow[] {
  return ranked.map(({ jockey, rank, ...count }) => ({
    licence: jockey.licence,
    rank,
    name: jockey.name,
    href: paths.jockey(jockey.licence),
    skill: skillOf(jockey),
    rides: figure.format(count.runs),
    wins: figure.format(count.wins),
    winRate: count.runs < leastRides ? '' : formatRate(count.wins, count.runs),
    range: tellable(lineOf(count)),
    figures: formFigures(count.form),
    earnings: formatMoney(count.earnings),
  }));
}

/** Places as a racecard prints them: 0 for the tenth or worse. */
export const formFigures = (form: readonly number[]) =>
  form.map((place) => (place <= 9 ? place : 0)).join('');

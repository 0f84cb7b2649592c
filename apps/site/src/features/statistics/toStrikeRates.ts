import type { RunCounts } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { StrikeRateRow } from '@furlong/ui';
import type { CsvCell } from '../../shared/csv/csv.ts';
import { type Counted, countBy, formatRate, lineOf } from './countRuns.ts';
import { type Way, ways } from './statisticsAddress.ts';

/** The ways as the tabs, the tables and the files name them. */
export const wayNames: Readonly<Record<Way, string>> = {
  distance: 'Distance',
  going: 'Going',
  track: 'Track',
  draw: 'Draw',
  jockey: 'Jockey',
  style: 'Style',
};

const figure = new Intl.NumberFormat('en-US');

/** Runs told apart in one way, as the table shows them. */
export function toStrikeRates(way: Way, counts: RunCounts): StrikeRateRow[] {
  return countBy(way, counts).map((counted) => ({
    id: counted.label,
    label: counted.label,
    runs: figure.format(counted.runs),
    wins: figure.format(counted.wins),
    winRate: formatRate(counted.wins, counted.runs),
    placeRate: formatRate(counted.places, counted.runs),
    expected: counted.linedRuns === 0 ? '–' : counted.expectedWins.toFixed(1),
    range: lineOf(counted),
    earnings: formatMoney(counted.earnings),
  }));
}

const verdicts = {
  above: 'above',
  below: 'below',
  as_expected: 'as expected',
  too_few: 'too few to tell',
} as const;

/** All that the tables show, and what they leave out, as rows of a file. */
export function toStrikeRateFile(counts: RunCounts): CsvCell[][] {
  const row = (by: string, counted: Counted): CsvCell[] => {
    const line = lineOf(counted);
    const { runs, wins, places, linedRuns, linedWins, expectedWins, earnings } = counted;
    const share = (part: number) => (runs === 0 ? null : rounded((100 * part) / runs));
    return [
      ...[by, counted.label, runs, wins, share(wins), places, share(places)],
      ...[linedRuns, linedWins, rounded(expectedWins)],
      ...(line === null
        ? [null, null, null, null]
        : [rounded(line.ratio), rounded(line.low), rounded(line.high), verdicts[line.verdict]]),
      earnings,
    ];
  };
  const [all] = counts.all;
  return [
    [
      ...['Counted by', 'Value', 'Runs', 'Wins', 'Win %', 'First three', 'First three %'],
      ...['Runs with a morning line', 'Wins of those', 'Expected wins'],
      ...['Wins for each expected', 'From', 'To', 'Against the line', 'Earnings ($)'],
    ],
    ...(all === undefined ? [] : [row('All', { ...all, label: 'All runs' })]),
    ...ways.flatMap((way) => countBy(way, counts).map((each) => row(wayNames[way], each))),
  ];
}

const rounded = (exact: number) => Math.round(exact * 100) / 100;

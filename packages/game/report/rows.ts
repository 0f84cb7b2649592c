import { deviation, mean, percent, quantile } from './figures.ts';
import type { RaceFacts } from './sample.ts';

/** One line of the acceptance table: a figure, what is real, and what is near enough. */
export interface Row {
  readonly number: string;
  readonly metric: string;
  readonly real: string;
  readonly least: number;
  readonly most: number;
  readonly figure: number;
  readonly digits: number;
}

export type Samples = ReadonlyMap<number, readonly RaceFacts[]>;

/** Metres, mean of real winning times in seconds, tolerance. */
export const winningTimes = [
  [1000, 56.8, 0.6],
  [1200, 69.66, 0.6],
  [1400, 81.98, 0.7],
  [1600, 94.79, 0.8],
  [1800, 108.83, 0.9],
  [2000, 122.3, 1.0],
  [2400, 148.5, 1.5],
] as const;

export const distances: readonly number[] = winningTimes.map(([distance]) => distance);

/** Metres, percent of races won by the leader at the first call, tolerance. */
const leaders = [
  [1000, 25, 8],
  [1200, 19.5, 8],
  [1400, 16, 6],
  [1600, 11, 6],
  [1800, 13, 6],
  [2000, 11, 6],
] as const;

const MIDDLE = [1200, 1400, 1600, 1800, 2000] as const;

/** Lengths, percent of real races won by no more, tolerance. */
const margins = [
  ['13', 0.5, 47.5, 7],
  ['14', 1, 64.2, 6],
  ['15', 2, 88.8, 6],
  ['16', 3, 96.3, 5],
  ['16', 5, 99.6, 2],
] as const;

const inLengths = ({ lengthsBehind }: RaceFacts) => lengthsBehind[1] ?? 0;

/** Every row of the table that the races sampled can answer. */
export function rows(samples: Samples): Row[] {
  const all = [...samples.values()].flat();
  const over = (distance: number) => samples.get(distance) ?? [];
  const near = (real: number, tolerance: number) => ({
    real: `${real} ± ${tolerance}`,
    least: real - tolerance,
    most: real + tolerance,
  });
  const between = (least: number, most: number) => ({ real: `${least}–${most}`, least, most });
  return [
    ...winningTimes.map(([distance, seconds, tolerance], index) => ({
      number: `${index + 1}`,
      metric: `Mean winning time over ${distance} m, s`,
      ...near(seconds, tolerance),
      figure: mean(over(distance).map(({ winnerMs }) => winnerMs / 1000)),
      digits: 2,
    })),
    {
      number: '8',
      metric: 'SD of winning time over 1200 m, s',
      ...between(0.3, 0.7),
      figure: deviation(over(1200).map(({ winnerMs }) => winnerMs / 1000)),
      digits: 2,
    },
    ...market(all),
    {
      number: '12',
      metric: 'Winning margin, median, L',
      ...near(0.75, 0.15),
      figure: quantile(all.map(inLengths), 0.5),
      digits: 2,
    },
    ...margins.map(([number, lengths, real, tolerance]) => ({
      number,
      metric: `Margin of ${lengths} L or less, %`,
      ...near(real, tolerance),
      figure: percent(all, (race) => inLengths(race) <= lengths),
      digits: 1,
    })),
    ...MIDDLE.map((distance) => ({
      number: '17',
      metric: `Mean margin over ${distance} m, s`,
      ...near(0.148, 0.05),
      figure: mean(over(distance).map(({ marginMs }) => marginMs / 1000)),
      digits: 3,
    })),
    ...[[1, 10, 13.7] as const, [12, 4.8, 6.6] as const].map(([stall, least, most]) => ({
      number: '21',
      metric: `Won from stall ${stall}, %`,
      ...between(least, most),
      figure: percent(all, ({ draw }) => draw === stall),
      digits: 1,
    })),
    {
      number: '22',
      metric: 'Won by top weight, %',
      ...near(10.6, 2.5),
      figure: 100 * mean(all.map(({ topWeight }) => topWeight)),
      digits: 1,
    },
    {
      number: '22',
      metric: 'Won by bottom weight, %',
      ...near(6.2, 2.5),
      figure: 100 * mean(all.map(({ bottomWeight }) => bottomWeight)),
      digits: 1,
    },
    ...MIDDLE.map((distance) => ({
      number: '23',
      metric: `Winner's last 400 m of ${distance}, s`,
      ...between(22.6, 23.85),
      figure: mean(over(distance).map(({ last400Ms }) => last400Ms / 1000)),
      digits: 2,
    })),
    ...leaders.map(([distance, real, tolerance]) => ({
      number: distance < 1400 ? '26' : '25',
      metric: `First-call leader wins over ${distance} m, %`,
      ...near(real, tolerance),
      figure: percent(over(distance), ({ ledAtFirstCall }) => ledAtFirstCall),
      digits: 1,
    })),
    {
      number: '29',
      metric: 'Fastest speed of any runner, m/s',
      real: 'below 20',
      least: 0,
      most: 20,
      figure: Math.max(...all.map(({ topSpeed }) => topSpeed)),
      digits: 2,
    },
  ];
}

/** Percent won by each rank in the betting. */
function market(all: readonly RaceFacts[]): Row[] {
  const priced = all.filter(({ rank }) => rank > 0);
  const wins = (from: number, to: number) =>
    percent(priced, ({ rank }) => rank >= from && rank <= to);
  const row = (metric: string, real: number, least: number, most: number, figure: number) => ({
    number: metric === 'Favourite wins, %' ? '9' : metric.startsWith('Ranks') ? '11' : '10',
    metric,
    real: `${real} (${least}–${most})`,
    least,
    most,
    figure,
    digits: 1,
  });
  return [
    row('Favourite wins, %', 30.9, 28, 36, wins(1, 1)),
    row('Second favourite wins, %', 18, 15, 21, wins(2, 2)),
    row('Third favourite wins, %', 13.1, 10.1, 16.1, wins(3, 3)),
    row('Fourth favourite wins, %', 9.7, 6.7, 12.7, wins(4, 4)),
    row('Ranks 7 to 12 win, %', 14.1, 9.1, 19.1, wins(7, 12)),
  ];
}

import { formatMoney } from '../../src/format/formatMoney.ts';
import { WEEK } from '../../src/season/durations.ts';
import { EPOCH, SEASON_WEEKS } from '../../src/season/season.ts';
import { mean, percent, quantile } from '../figures.ts';
import { type Economy, gini, topTenth } from './economy.ts';
import { guidePrice, type SeasonHorse, type SeasonStable } from './stable.ts';

/** What became of a season. */
export interface SeasonFacts {
  readonly stables: readonly SeasonStable[];
  readonly horses: readonly SeasonHorse[];
  /** Runners in each race. */
  readonly fields: readonly number[];
  readonly economy: Economy;
}

const NOVICE_WEEKS = 4;

/** Prints the season's money and fields. */
export function printSeason(seed: number, facts: SeasonFacts, seconds: number): void {
  const { stables, horses, fields, economy } = facts;
  const lines = (sums: Readonly<Record<string, number>>) =>
    Object.entries(sums).map(([name, dollars]) => `  ${name.padEnd(12)} ${money(dollars)}`);
  const sum = (sums: Readonly<Record<string, number>>) =>
    Object.values(sums).reduce((total, dollars) => total + dollars, 0);
  const earned = sum(economy.sources) - economy.sources.grants;
  const spent = sum(economy.sinks) - economy.sinks.horses;
  const novices = stables.filter(
    ({ foundedAt }) => foundedAt <= EPOCH + (SEASON_WEEKS - NOVICE_WEEKS) * WEEK,
  );
  const credits = stables.map((stable) => stable.credits);
  const runs = horses.map((horse) => horse.runs);
  console.log(
    [
      `Season: seed ${seed}, ${SEASON_WEEKS} weeks, ${fields.length} races, ${stables.length} stables, ` +
        `${horses.length} horses, played in ${seconds.toFixed(1)} s\n`,
      'Sources',
      ...lines(economy.sources),
      'Sinks',
      ...lines(economy.sinks),
      '',
      `Earned for every dollar spent on racing       ${(earned / spent).toFixed(2)}`,
      `Credits of a stable, median                   ${money(quantile(credits, 0.5))}`,
      `Credits of a stable, poorest tenth below      ${money(quantile(credits, 0.1))}`,
      `Stables without credits                       ${percent(credits, (one) => one <= 0).toFixed(1)} %`,
      `Gini of credits                               ${gini(credits).toFixed(2)}`,
      `Prizes won by the top tenth (alarm at 40 %)   ${topTenth(stables.map(({ prizes }) => prizes)).toFixed(1)} %`,
      `Guide price of a horse, median                ${money(
        quantile(
          horses.map(({ rating }) => guidePrice(rating)),
          0.5,
        ),
      )}`,
      `Runners in a race, mean                       ${mean(fields).toFixed(1)}`,
      `Races under six runners (alarm at 5 %)        ${percent(fields, (size) => size < 6).toFixed(1)} %`,
      `Runs of a horse, mean                         ${mean(runs).toFixed(1)}`,
      `New stables with a win in four weeks (80 %)   ${percent(novices, ({ earlyWins }) => earlyWins > 0).toFixed(1)} %`,
    ].join('\n'),
  );
}

function money(dollars: number): string {
  return formatMoney(Math.round(dollars)).padStart(12);
}

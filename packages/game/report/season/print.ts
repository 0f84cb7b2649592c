import { formatMoney } from '../../src/format/formatMoney.ts';
import { SEASON_WEEKS } from '../../src/season/season.ts';
import { mean, percent, quantile } from '../figures.ts';
import { botStrategies } from './botStrategies.ts';
import { gini, wonPerDollar } from './economy.ts';
import type { SeasonFacts } from './facts.ts';
import { DRY } from './rows.ts';

/** Prints the seasons' money and fields. */
export function printSeason(seed: number, facts: SeasonFacts): void {
  const { stables, horses, fields, prices, economy, championships, requests, claims } = facts;
  const { facts: lots } = facts.auctions;
  const lines = (sums: Readonly<Record<string, number>>) =>
    Object.entries(sums).map(([name, dollars]) => `  ${name.padEnd(12)} ${money(dollars)}`);
  const credits = stables.map((stable) => stable.credits);
  const runs = horses.map((horse) => horse.runs);
  const weeks = economy.weeks.toReversed();
  const perWeek = (of: (week: (typeof weeks)[number]) => string) =>
    weeks
      .map((week, at) => `${at % SEASON_WEEKS === 0 ? '\n ' : ''}${of(week).padStart(5)}`)
      .join('');
  console.log(
    [
      `Seasons: seed ${seed}, ${weeks.length} weeks, ${fields.length} races, ${stables.length} stables, ` +
        `${horses.length} horses, ${prices.length} sold\n`,
      'Sources',
      ...lines(economy.sources),
      'Sinks',
      ...lines(economy.sinks),
      '',
      `House part of purses by week, %${perWeek((week) => String(week.percent))}`,
      `Won per dollar spent by week${perWeek((week) => wonPerDollar([week]).toFixed(2))}`,
      `Won per dollar spent in the last season       ${wonPerDollar(weeks.slice(-SEASON_WEEKS)).toFixed(3)}`,
      `Credits of a stable, median                   ${money(quantile(credits, 0.5))}`,
      `Gini of credits                               ${gini(credits).toFixed(2)}`,
      `Price of a horse, median                      ${money(quantile(prices, 0.5))}`,
      `Races under six runners (alarm at 5 %)        ${percent(fields, (size) => size < 6).toFixed(1)} %`,
      `Runners in a race, mean                       ${mean(fields).toFixed(1)}`,
      `Runs of a horse, mean                         ${mean(runs).toFixed(1)}`,
      `Races that owners asked for                   ${requests.facts.asked}, of which ${requests.facts.filled} filled`,
      `Runners claimed                               ${claims.facts.claimed} for ${claims.facts.made} claims, ${claims.facts.ofHouse} of the house`,
      `Lots under the hammer                         ${lots.offered}, of which ${lots.sold} sold (${lots.ofHouse} of the house) for ${money(lots.dollars / Math.max(1, lots.sold))} each, ${lots.bids} bids, ${lots.aboveGuide} above the guide`,
      ...[...championships.ran].map(
        ([season, { size }]) =>
          `Season ${season}: ${championships.share(season).toFixed(0)} % of ${size} stables with a horse in a final or a consolation`,
      ),
      ...championships.finals.map(
        ({ season, division, kind, players, house, wonByPlayer }) =>
          `  ${season} ${division} ${kind}`.padEnd(46) +
          `${players} of players, ${house} of the house, won by ${wonByPlayer ? 'a player’s' : 'the house’s'}`,
      ),
      ...botStrategies.map(({ name }) => {
        const ofThem = stables.filter(({ strategy }) => strategy.name === name);
        const median = quantile(
          ofThem.map((stable) => stable.credits),
          0.5,
        );
        const early = percent(ofThem, ({ earlyWins }) => earlyWins > 0).toFixed(0);
        const dry = percent(ofThem, ({ lowest }) => lowest < DRY).toFixed(0);
        const who = `${ofThem.length} ${name} stables, median`.padEnd(45);
        return `${who} ${money(median)}   won early ${early} %, ran dry ${dry} %`;
      }),
    ].join('\n'),
  );
}

function money(dollars: number): string {
  return formatMoney(Math.round(dollars)).padStart(12);
}

import { WEEK } from '../../src/season/durations.ts';
import { EPOCH } from '../../src/season/season.ts';
import { percent } from '../figures.ts';
import type { Row } from '../rows.ts';
import { topTenth, wonPerDollar } from './economy.ts';
import type { SeasonFacts } from './facts.ts';

const NOVICE_WEEKS = 4;

/** Who has less cannot pay for the dearest session, nor for two races of Class 5. */
export const DRY = 500;

/** What seasons of bots have to show about the game's money. */
export function seasonRows({ stables, economy, championships }: SeasonFacts): Row[] {
  const novices = stables.filter(
    ({ foundedAt }) => foundedAt <= EPOCH + (economy.weeks.length - NOVICE_WEEKS) * WEEK,
  );
  const sensible = stables.filter(({ strategy }) => strategy.name === 'sensible');
  const sum = (of: 'idleWeeks' | 'idleCost') =>
    sensible.reduce((total, stable) => total + stable[of], 0);
  return [
    {
      number: 'E1',
      metric: 'Won per dollar spent, all weeks',
      real: '1.00–1.03',
      least: 1,
      most: 1.03,
      figure: wonPerDollar(economy.weeks),
      digits: 3,
    },
    {
      number: 'E2',
      metric: 'New stables with a win in four weeks, %',
      real: 'at least 80',
      least: 80,
      most: 100,
      figure: percent(novices, ({ earlyWins }) => earlyWins > 0),
      digits: 1,
    },
    {
      number: 'E3',
      metric: 'Least that a sensible stable ever had, $',
      real: `at least ${DRY}`,
      least: DRY,
      most: Number.POSITIVE_INFINITY,
      figure: Math.min(...sensible.map(({ lowest }) => lowest)),
      digits: 0,
    },
    {
      number: 'E4',
      metric: 'An idle horse costs in a week, $',
      real: '150',
      least: 140,
      most: 150,
      figure: sum('idleCost') / sum('idleWeeks'),
      digits: 0,
    },
    {
      number: 'E5',
      metric: 'Prizes of the top tenth of stables, %',
      real: 'at most 40',
      least: 10,
      most: 40,
      figure: topTenth(stables.map(({ prizes }) => prizes)),
      digits: 1,
    },
    {
      number: 'E9',
      metric: 'Stables with a horse in a final, least season, %',
      real: 'at least 15',
      least: 15,
      most: 100,
      figure: Math.min(...[...championships.ran.keys()].map((each) => championships.share(each))),
      digits: 1,
    },
    {
      number: 'E10',
      metric: 'Runners in a final or consolation, least',
      real: '12',
      least: 12,
      most: 12,
      figure: Math.min(...championships.finals.map(({ players, house }) => players + house)),
      digits: 0,
    },
  ];
}

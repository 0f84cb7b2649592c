import type { Race, Runner, RunningHorse, WonBefore } from '@furlong/backend';
import { readCard } from '@furlong/game/engine';
import { ageInSeason, DAY, gender, ratingBand, seasonAt } from '@furlong/game/rules';
import type { DeclaredRunner, WonBefore as WonFlag } from '@furlong/ui';
import { formatChance, formatFairPrice } from '../../shared/format/chance.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { runningStyles } from '../../shared/format/runningStyle.ts';
import { formatWeight } from '../../shared/format/weight.ts';
import { paths } from '../../shared/paths.ts';
import { toDeclaredJockey } from './toDeclaredJockey.ts';

/** How many of the last runs a racecard shows. */
const shownRuns = 5;

/** The declared field as the racecard of a race shows it. */
export function toDeclaredRunners(
  { card, offAt }: Pick<Race, 'card' | 'offAt'>,
  runners: readonly Runner[],
  won: readonly WonBefore[],
): DeclaredRunner[] {
  const rides = card === null ? [] : (readCard(card)?.runners ?? []);
  return runners.map((runner) => {
    const { horseId, horse, stable, draw, weight, style, winChance } = runner;
    const licence = rides.find((ride) => ride.horseId === horseId)?.jockey ?? null;
    const age = ageInSeason(horse.birthSeason, seasonAt(offAt));
    return {
      horseId,
      horse: horse.name,
      horseHref: paths.horse(horseId),
      stable: stable.name,
      stableHref: paths.publicStable(stable.id),
      portrait: portraitOf(horse, offAt),
      silks: stable.silks,
      draw,
      weight: weight === null ? null : formatWeight(weight),
      jockey: toDeclaredJockey(licence, runner, runners),
      summary: `${age}-year-old ${gender(horse.sex, age)}`,
      age: `${age}${gender(horse.sex, age).charAt(0).toLowerCase()}`,
      style: runningStyles[style ?? horse.style],
      lastRun: lastRunOf(horse, offAt),
      headgear: horse.equipment.find(({ slot }) => slot === 'bridle')?.item ?? null,
      line:
        winChance === null
          ? null
          : { chance: formatChance(winChance), price: formatFairPrice(winChance) },
      won: flagOf(won.find((each) => each.horseId === horseId)),
      figures: horse.figures.slice(-shownRuns),
      rating: { value: horse.rating, band: ratingBand(horse.rating) },
    };
  });
}

function lastRunOf({ lastRunAt }: RunningHorse, offAt: number): string {
  if (lastRunAt === null) return 'First run';
  const days = Math.floor((offAt - lastRunAt) / DAY);
  return days < 1 ? 'Within a day' : `${pluralize(days, 'day')} ago`;
}

function flagOf(won: WonBefore | undefined): WonFlag | null {
  if (won === undefined) return null;
  if (won.overBoth) return 'CD';
  if (won.atTrack && won.overDistance) return 'C D';
  return won.atTrack ? 'C' : 'D';
}

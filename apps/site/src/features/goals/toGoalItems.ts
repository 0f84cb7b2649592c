import type { GoalOfSeason, MyGoals } from '@furlong/backend';
import {
  FIRST_STEPS,
  type FirstStep,
  firstSteps,
  formatMoney,
  goalCredits,
  type SeasonGoal,
} from '@furlong/game/rules';
import type { GoalItem } from '@furlong/ui';
import { goalNames } from '../../shared/goals/goalNames.ts';
import { paths } from '../../shared/paths.ts';

/** A goal as it is told, with what is sent to take what it gives. */
export interface ToldGoal extends GoalItem {
  season: number;
  goal: FirstStep | SeasonGoal;
  /** Its credits wait to be taken. */
  waits: boolean;
}

const rules: Readonly<Record<FirstStep, string>> = {
  run: 'Have a horse finish a race.',
  place: 'Finish in the first three.',
  win: 'Win a race.',
  distance: 'Finish in the first three twice over the same distance, with one horse.',
  rival: 'Finish before a horse that was before yours in an earlier race.',
  front: 'Win with a horse that is to lead.',
  double: 'Win twice on one day.',
  buy: 'Buy a horse: in the sales ring, under the hammer, or by a claim.',
  sell: 'Sell a horse, in the sales ring or under the hammer.',
};

/** What a goal of a season asks for, in a sentence. */
function ruleOf({ goal, target }: GoalOfSeason): string {
  switch (goal) {
    case 'class':
      return `Win a race for ${formatMoney(target)} or more.`;
    case 'rating':
      return `Bring a horse to a rating of ${target}.`;
    case 'places':
      return `Finish in the first three ${target} times.`;
  }
}

const byOf = ({ race, horse }: Pick<GoalOfSeason, 'race' | 'horse'>): GoalItem['by'] => {
  if (race === null) return horse && { text: horse.name, href: paths.horse(horse.id) };
  return {
    text: horse === null ? race.name : `${horse.name} in the ${race.name}`,
    href: paths.filmOfRace(race.id),
  };
};

/** All first steps, those to come first, in their order. */
export function toSteps({ steps }: Pick<MyGoals, 'steps'>): ToldGoal[] {
  const told = firstSteps.map((step): ToldGoal => {
    const made = steps.find((each) => each.step === step);
    return {
      ...{ id: step, goal: step, season: FIRST_STEPS, name: goalNames[step], rule: rules[step] },
      reward: formatMoney(made?.credits ?? goalCredits(FIRST_STEPS)),
      ...{ reached: made !== undefined, progress: null, by: made ? byOf(made) : null },
      waits: made !== undefined && made.takenAt === null,
    };
  });
  const rank = ({ waits, reached }: ToldGoal) => (waits ? 0 : reached ? 2 : 1);
  return told.toSorted((a, b) => rank(a) - rank(b));
}

/** The goals of this season that are chosen, and those that could be. */
export function toSeasonGoals({ season }: Pick<MyGoals, 'season'>) {
  const told = season.map((goal): ToldGoal & { chosen: boolean } => ({
    ...{ id: goal.goal, goal: goal.goal, season: goal.season, name: goalNames[goal.goal] },
    ...{ rule: ruleOf(goal), reward: formatMoney(goal.credits) },
    ...{ reached: goal.reachedAt !== null, by: byOf(goal), chosen: goal.chosenAt !== null },
    progress:
      goal.chosenAt === null || goal.reachedAt !== null || goal.goal === 'class'
        ? null
        : {
            ...{ value: goal.progress, max: goal.target },
            text: `${goal.progress} of ${goal.target}`,
          },
    waits: goal.reachedAt !== null && goal.takenAt === null,
  }));
  return {
    chosen: told.filter(({ chosen }) => chosen),
    offered: told.filter(({ chosen }) => !chosen),
  };
}

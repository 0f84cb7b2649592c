import type { GoalOfSeason, ReachedStep } from '@furlong/backend';
import { FIRST_STEPS } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { timestampOrNull } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** What players strive for: what is chosen and taken is kept while the story lasts. */
export default function goalHandlers(game: MockBackendState): RequestHandler[] {
  let { steps, season } = game.goals;
  return [
    rpc('my_goals', (_, request) =>
      playerOf(game, request) === undefined
        ? []
        : [
            ...steps.map((step) => ({
              ...{ ...row(step), season: FIRST_STEPS, goal: step.step, target: null },
              ...{ progress: 0, chosen_at: timestampOrNull(step.reachedAt) },
            })),
            ...season.map((goal) => ({
              ...{ ...row(goal), season: goal.season, goal: goal.goal, target: goal.target },
              ...{ progress: goal.progress, chosen_at: timestampOrNull(goal.chosenAt) },
            })),
          ],
    ),
    rpc('choose_goal', ({ p_goal }) => {
      season = season.flatMap((each) =>
        each.goal === p_goal ? [{ ...each, chosenAt: moment }] : each.chosenAt ? [each] : [],
      );
      return season.find(({ goal }) => goal === p_goal)?.target ?? 0;
    }),
    rpc('take_goal', ({ p_season, p_goal }) => {
      const taken = { takenAt: moment };
      if (p_season === FIRST_STEPS) {
        steps = steps.map((each) => (each.step === p_goal ? { ...each, ...taken } : each));
      } else {
        season = season.map((each) => (each.goal === p_goal ? { ...each, ...taken } : each));
      }
      return p_season === FIRST_STEPS ? 100 : 300;
    }),
  ];
}

const row = ({ credits, reachedAt, takenAt, race, horse }: ReachedStep | GoalOfSeason) => ({
  ...{ credits, reached_at: timestampOrNull(reachedAt), taken_at: timestampOrNull(takenAt) },
  ...{ race_id: race?.id ?? null, race_name: race?.name ?? null },
  ...{ horse_id: horse?.id ?? null, horse_name: horse?.name ?? null },
});

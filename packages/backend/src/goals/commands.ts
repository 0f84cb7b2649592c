import type { FirstStep, SeasonGoal } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * Chooses a goal of this season; one is open at a time. Answers what it asks for.
 * @throws GameError 'goal_not_offered', 'goal_open'
 */
export async function chooseGoal(
  backend: Backend,
  { goal, requestId }: { goal: SeasonGoal; requestId: string },
): Promise<number> {
  return unwrap(backend.rpc('choose_goal', { p_goal: goal, p_request_id: requestId }));
}

/**
 * Takes the credits for what was reached: a first step, under season -1, or a goal of a season. Answers what they were.
 * @throws GameError 'goal_not_reached', 'goal_taken', 'weekly_goals_taken'
 */
export async function takeGoal(
  backend: Backend,
  { season, goal, requestId }: { season: number; goal: FirstStep | SeasonGoal; requestId: string },
): Promise<number> {
  return unwrap(
    backend.rpc('take_goal', { p_season: season, p_goal: goal, p_request_id: requestId }),
  );
}

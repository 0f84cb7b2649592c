import { formatMoney } from '@furlong/game/rules';
import { GoalList, GoalListSkeleton, Link, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { myGoalsQuery } from '../../shared/goals/goalsQuery.ts';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { toSeasonGoals, toSteps } from './toGoalItems.ts';

/** So many are shown on the card. */
const shown = 3;

/** The objectives that come next, and what waits to be taken. */
export function ObjectivesCard({ userId }: { userId: string }) {
  const goals = useQuery(myGoalsQuery(userId));
  if (anyFailed([goals])) {
    return <QueryFailed title="Your objectives could not be loaded" queries={[goals]} />;
  }
  if (!goals.data) return <GoalListSkeleton />;
  const steps = toSteps(goals.data);
  const { chosen } = toSeasonGoals(goals.data);
  const waiting = [...goals.data.steps, ...goals.data.season]
    .filter(({ reachedAt, takenAt }) => reachedAt !== null && takenAt === null)
    .reduce((sum, { credits }) => sum + credits, 0);
  const open = [...chosen, ...steps].filter(({ reached }) => !reached).slice(0, shown);
  const made = steps.filter(({ reached }) => reached).length;
  return (
    <Stack gap="small">
      <Text tone="muted">
        {made} of {steps.length} first steps made
        {chosen.length === 0 ? ', and a goal of the season to choose.' : '.'}
      </Text>
      {open.length > 0 && <GoalList label="Objectives that come next" goals={open} />}
      <Text size="small">
        <Link href={paths.objectives}>
          {waiting > 0 ? `Take ${formatMoney(waiting)} for your objectives` : 'All objectives'}
        </Link>
      </Text>
    </Stack>
  );
}

import { formatMoney, GOAL_CREDITS, STEP_CREDITS, WEEKLY_CREDITS } from '@furlong/game/rules';
import { GoalListSkeleton, Heading, Link, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { myGoalsQuery } from '../../shared/goals/goalsQuery.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { GoalChoice } from './components/GoalChoice.tsx';
import { Goals } from './components/Goals.tsx';
import { toSeasonGoals, toSteps } from './toGoalItems.ts';

/** Objectives: first steps, and the goals of the season, with what each gives. */
export default function ObjectivesPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Objectives"
        description="First steps and goals of the season, and what each gives your stable."
        intro={`First steps give ${formatMoney(STEP_CREDITS)} each, a goal of the season ${formatMoney(GOAL_CREDITS)}: ${formatMoney(WEEKLY_CREDITS)} a week at most. What a race reached stands among your awards.`}
      />
      <MyObjectives />
    </Stack>
  );
}

function MyObjectives() {
  const { userId } = usePlayer();
  const goals = useQuery(myGoalsQuery(userId));
  if (anyFailed([goals])) {
    return <QueryFailed title="Your objectives could not be loaded" queries={[goals]} />;
  }
  if (!goals.data) {
    return (
      <div aria-busy="true">
        <GoalListSkeleton />
      </div>
    );
  }
  const { chosen, offered } = toSeasonGoals(goals.data);
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Heading level={2}>This Season</Heading>
        {chosen.length > 0 && <Goals userId={userId} label="Goals of this season" goals={chosen} />}
        {offered.length > 0 && (
          <>
            <Text tone="muted">
              {chosen.length === 0
                ? 'Choose one: they follow from your horses, and one is open at a time.'
                : 'Reached. Choose the next, if you like.'}
            </Text>
            <GoalChoice userId={userId} goals={offered} />
          </>
        )}
      </Stack>
      <Stack gap="small">
        <Heading level={2}>First Steps</Heading>
        <Goals userId={userId} label="First steps" goals={toSteps(goals.data)} />
      </Stack>
      <Text size="small">
        <Link href={paths.awards}>Your awards</Link>, each with its race.
      </Text>
    </Stack>
  );
}

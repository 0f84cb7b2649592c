import {
  Heading,
  Inline,
  Link,
  QuickActions,
  Silks,
  Skeleton,
  Stack,
  Subsection,
  Text,
  VisuallyHidden,
  YardSkeleton,
} from '@furlong/ui';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { myGoalsQuery } from '../../shared/goals/goalsQuery.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { myPaperQuery, paperDaysQuery, racesToWatchQuery } from '../../shared/paper/paperQuery.ts';
import { paths } from '../../shared/paths.ts';
import { accountNames, usePlayer } from '../auth/index.ts';
import { SeasonTurnNews } from '../season/index.ts';
import {
  myActivityQuery,
  myEntriesQuery,
  myHorsesQuery,
  myMoneyDaysQuery,
  myOverviewQuery,
  myStableQuery,
  myTrophiesQuery,
} from '../stable/index.ts';
import { FirstVisit } from './components/FirstVisit.tsx';
import { GoalsLoading } from './components/GoalsLoading.tsx';
import { Needs } from './components/Needs.tsx';
import { News } from './components/News.tsx';
import { PaperLoading } from './components/PaperLoading.tsx';
import { StableYard } from './components/StableYard.tsx';
import { Summary } from './components/Summary.tsx';
import { TrophiesLoading } from './components/TrophiesLoading.tsx';
import * as styles from './DashboardPage.css.ts';
import { quickActions } from './quickActions.ts';
import { firstHorse } from './toStableSummary.ts';
import { type StableFacts, useStableFacts } from './useStableFacts.ts';

// The paper stands below the yard as well.
const MorningLines = lazy(async () => ({
  default: (await import('../paper/index.ts')).MorningLines,
}));

const ObjectivesCard = lazy(async () => ({
  default: (await import('../goals/index.ts')).ObjectivesCard,
}));

// Cups stand at the foot of the page, and few have one at first.
const OwnTrophies = lazy(async () => ({
  default: (await import('./components/OwnTrophies.tsx')).OwnTrophies,
}));

/** Side of the stable's colours beside its name, px. */
const silksSize = 72;

/** The owner's overview: what needs the owner beside what the stable has, the yard, what has happened. */
export default function DashboardPage() {
  const player = usePlayer();
  const { userId } = player;
  const names = accountNames(player);
  const stable = useQuery(myStableQuery(userId));
  // What stands below the yard is asked for with it.
  usePrefetchQuery(myActivityQuery(userId));
  usePrefetchQuery(myMoneyDaysQuery(userId));
  usePrefetchQuery(myTrophiesQuery(userId));
  usePrefetchQuery(myGoalsQuery(userId));
  usePrefetchQuery(myPaperQuery(userId, null));
  usePrefetchQuery(paperDaysQuery(null));
  usePrefetchQuery(racesToWatchQuery);

  return (
    <Stack gap="xlarge">
      <PageHead
        title="My Stable"
        description="Your horses, what comes next for each, and what happened lately."
      />
      <Inline gap="medium">
        {stable.isPending && <Skeleton width={`${silksSize}px`} height={`${silksSize}px`} />}
        {stable.data && <Silks design={stable.data.silks} size={silksSize} />}
        <Stack gap="xsmall">
          <Heading level={1}>{names.stable}</Heading>
          <Welcome userId={userId} name={names.owner} />
        </Stack>
      </Inline>
      <Content userId={userId} />
    </Stack>
  );
}

/** All below the stable's name. It waits for the yard, so that nothing moves when the horses are there. */
function Content({ userId }: { userId: string }) {
  const stable = useStableFacts(userId);
  if (stable.state === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>Your yard is loading.</VisuallyHidden>
        <Stack gap="small">
          <Skeleton width="8rem" height="2rem" />
          <YardSkeleton />
        </Stack>
      </div>
    );
  }
  const visit = stable.state === 'known' ? firstVisitOf(stable.facts) : null;
  return (
    <>
      {stable.state === 'known' && <SeasonTurnNews userId={userId} stable={stable.facts.stable} />}
      {stable.state === 'known' && visit !== null ? (
        <>
          <FirstVisit facts={stable.facts} {...visit} />
          <Summary userId={userId} />
        </>
      ) : (
        <div className={styles.overview}>
          <Stack gap="small">
            <Heading>What Needs You</Heading>
            <Needs facts={stable.state === 'known' ? stable.facts : null} />
          </Stack>
          <div className={styles.yard}>
            {stable.state === 'failed' ? (
              <Stack gap="small">
                <Heading>The Yard</Heading>
                <QueryFailed title="Your yard could not be loaded" queries={stable.queries} />
              </Stack>
            ) : (
              <StableYard facts={stable.facts} />
            )}
          </div>
          <Stack gap="small">
            <Heading>In Figures</Heading>
            <Summary userId={userId} />
          </Stack>
        </div>
      )}
      <div className={styles.besides}>
        <Stack gap="xlarge">
          <Stack gap="small">
            <Heading>Morning Paper</Heading>
            <Suspense fallback={<PaperLoading />}>
              <MorningLines userId={userId} />
            </Suspense>
          </Stack>
          <Stack gap="small">
            <Heading>Recent Activity</Heading>
            <Subsection>
              <News userId={userId} />
            </Subsection>
          </Stack>
        </Stack>
        <Stack gap="xlarge">
          <Stack gap="small">
            <Heading>Objectives</Heading>
            <Suspense fallback={<GoalsLoading />}>
              <ObjectivesCard userId={userId} />
            </Suspense>
          </Stack>
          <Stack gap="small">
            <Heading>Quick Actions</Heading>
            <QuickActions actions={quickActions} />
          </Stack>
          <Stack gap="small">
            <Heading>Trophies</Heading>
            <Suspense fallback={<TrophiesLoading />}>
              <OwnTrophies userId={userId} />
            </Suspense>
          </Stack>
        </Stack>
      </div>
      <Link href={paths.home}>Back to the front page</Link>
    </>
  );
}

/** The step of its first visit that a stable is at, with the horse that it began with; null where there is none. */
function firstVisitOf({ horses, more }: StableFacts) {
  const step = more?.overview.firstVisit ?? null;
  const horse = horses.find(({ id }) => id === more?.overview.starterId);
  return step === null || horse === undefined ? null : { step, horse };
}

/** Who has never entered a horse, and has left the steps that say so, is told how to begin. */
function Welcome({ userId, name }: { userId: string; name: string }) {
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const overview = useQuery(myOverviewQuery(userId));
  const first = firstHorse(horses.data, entries.data);
  const greeting = name === '' ? 'Welcome.' : `Welcome, ${name}.`;
  return first === undefined || overview.data?.firstVisit !== null ? (
    <Text tone="muted">{greeting}</Text>
  ) : (
    <Text tone="muted">
      {greeting} Begin here:{' '}
      <Link href={paths.enterRace({ horseId: first.id })}>
        enter {first.name} for its first race
      </Link>
      .
    </Text>
  );
}

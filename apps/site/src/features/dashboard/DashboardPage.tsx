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
} from '@furlong/ui';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { paths } from '../../shared/paths.ts';
import { accountNames, usePlayer } from '../auth/index.ts';
import {
  myActivityQuery,
  myEntriesQuery,
  myHorsesQuery,
  myStableQuery,
  myTrophiesQuery,
} from '../stable/index.ts';
import { Needs } from './components/Needs.tsx';
import { News } from './components/News.tsx';
import { StableYard } from './components/StableYard.tsx';
import { Summary } from './components/Summary.tsx';
import { quickActions } from './quickActions.ts';
import { firstHorse } from './toStableSummary.ts';

// Cups stand at the foot of the page, and few have one at first.
const OwnTrophies = lazy(async () => ({
  default: (await import('./components/OwnTrophies.tsx')).OwnTrophies,
}));

/** Side of the stable's colours beside its name, px. */
const silksSize = 72;

/** The owner's overview: the yard, what needs the owner, what the stable has, what has happened. */
export default function DashboardPage() {
  const player = usePlayer();
  const { userId } = player;
  const names = accountNames(player);
  const stable = useQuery(myStableQuery(userId));
  // What stands below the yard is asked for with it.
  usePrefetchQuery(myActivityQuery(userId));
  usePrefetchQuery(myTrophiesQuery(userId));

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
      <StableYard userId={userId}>
        <Stack gap="small">
          <Heading>What Needs You</Heading>
          <Needs userId={userId} />
        </Stack>
        <Summary userId={userId} />
        <Stack gap="small">
          <Heading>Quick Actions</Heading>
          <QuickActions actions={quickActions} />
        </Stack>
        <Stack gap="small">
          <Heading>Recent Activity</Heading>
          <Subsection>
            <News userId={userId} />
          </Subsection>
        </Stack>
        <Stack gap="small">
          <Heading>Trophies</Heading>
          <Suspense fallback={<Skeleton height="12rem" />}>
            <OwnTrophies userId={userId} />
          </Suspense>
        </Stack>
        <Link href={paths.home}>Back to the front page</Link>
      </StableYard>
    </Stack>
  );
}

/** Who has never entered a horse is told how to begin. */
function Welcome({ userId, name }: { userId: string; name: string }) {
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const first = firstHorse(horses.data, entries.data);
  return first === undefined ? (
    <Text tone="muted">Welcome, {name}.</Text>
  ) : (
    <Text tone="muted">
      Welcome, {name}. Begin here:{' '}
      <Link href={paths.enterRace({ horseId: first.id })}>
        enter {first.name} for its first race
      </Link>
      .
    </Text>
  );
}

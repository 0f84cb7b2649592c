import {
  ActivityList,
  Heading,
  Inline,
  Link,
  QuickActions,
  Silks,
  Skeleton,
  Stack,
  StatTiles,
  Subsection,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useNowAt } from '../../shared/time/useNowAt.ts';
import { accountNames, usePlayer } from '../auth/index.ts';
import {
  myActivityQuery,
  myEntriesQuery,
  myHorsesQuery,
  myPursesQuery,
  myStableQuery,
} from './queries.ts';
import { quickActions } from './quickActions.ts';
import { toActivityItems } from './toActivityItems.ts';
import { firstHorse, toStableSummary } from './toStableSummary.ts';

/** Side of the stable's colours beside its name, px. */
const silksSize = 72;

/** The owner's overview: what the stable has, what it may do, and what has happened. */
export default function DashboardPage() {
  const player = usePlayer();
  const { userId } = player;
  const names = accountNames(player);
  const stable = useQuery(myStableQuery(userId));

  return (
    <Stack gap="xlarge">
      <PageHead
        title="My Stable"
        description="Your horses, your purses and what happened lately."
      />
      <Inline gap="medium">
        {stable.isPending && <Skeleton width={`${silksSize}px`} height={`${silksSize}px`} />}
        {stable.data && <Silks design={stable.data.silks} size={silksSize} />}
        <Stack gap="xsmall">
          <Heading level={1}>{names.stable}</Heading>
          <Welcome userId={userId} name={names.owner} />
        </Stack>
      </Inline>
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
      <Link href={paths.home}>Back to the front page</Link>
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

function Summary({ userId }: { userId: string }) {
  const horses = useQuery(myHorsesQuery(userId));
  const purses = useQuery(myPursesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const atOff = useNowAt((entries.data ?? []).map(({ race }) => race.offAt));
  const now = Math.max(useNow(15_000), atOff);
  const queries = [horses, purses, entries];
  const figures = { horses: horses.data, purses: purses.data, entries: entries.data, now };

  if (anyFailed(queries)) {
    return <QueryFailed title="The figures of your stable could not be loaded" queries={queries} />;
  }
  return <StatTiles label="Your stable in figures" tiles={toStableSummary(figures)} />;
}

function News({ userId }: { userId: string }) {
  const news = useQuery(myActivityQuery(userId));
  const now = useNow(30_000);

  if (anyFailed([news])) {
    return <QueryFailed title="The news of your stable could not be loaded" queries={[news]} />;
  }
  return (
    <ActivityList
      loading={news.data === undefined}
      items={toActivityItems(news.data ?? [], { now })}
    />
  );
}

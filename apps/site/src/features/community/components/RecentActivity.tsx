import type { Activity } from '@furlong/backend';
import { ActivityList, ButtonLink, EmptyState, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dotted } from '../../../shared/format/dotted.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { toActivityItems } from '../../stable/index.ts';
import { recentActivityQuery } from '../queries.ts';

/** What has happened to all stables, the newest first. */
export function RecentActivity() {
  const news = useInfiniteQuery(recentActivityQuery);
  const now = useNow(30_000);

  if (anyFailed([news])) {
    return <QueryFailed title="The activity could not be loaded" queries={[news]} />;
  }
  const activities = news.data?.pages.flat() ?? [];
  if (news.data && activities.length === 0) {
    return (
      <EmptyState
        title="Nothing has happened yet"
        hint="New horses, entries and results of every stable appear here."
        action={<ButtonLink href={paths.futureRaces}>See the future races</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="large">
      <ActivityList loading={!news.data} items={toNews(activities, now)} />
      <ShowMore count={activities.length} of="item" pages={news} />
    </Stack>
  );
}

/** As on the dashboard of a stable, each with the stable that it happened to. */
const toNews = (activities: readonly Activity[], now: number) =>
  toActivityItems(activities, { now }).map((item, index) => {
    const activity = activities[index];
    if (activity === undefined || activity.type === 'new_horse') return item;
    return { ...item, time: dotted([activity.stableName, item.time]) };
  });

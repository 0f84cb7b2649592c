import { ButtonLink, ClubNews, ClubNewsSkeleton, EmptyState, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { useMyStableId } from '../../stable/index.ts';
import { recentActivityQuery } from '../queries.ts';
import { toClubNews } from '../toClubNews.ts';

/** What has happened to all stables, the newest first. */
export function RecentActivity() {
  const news = useInfiniteQuery(recentActivityQuery);
  const myStableId = useMyStableId();
  const now = useNow(30_000);

  if (anyFailed([news])) {
    return <QueryFailed title="The activity could not be loaded" queries={[news]} />;
  }
  if (!news.data) return <ClubNewsSkeleton />;
  const activities = news.data.pages.flat();
  if (activities.length === 0) {
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
      <ClubNews items={toClubNews(activities, { now, myStableId })} />
      <ShowMore count={activities.length} of="item" pages={news} />
    </Stack>
  );
}

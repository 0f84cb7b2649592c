import { ActivityList, ButtonLink, Card, EmptyState, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { toActivityItems } from '../../stable/index.ts';
import { newsQuery } from '../queries.ts';

/** What happened in the player's stable, the newest first. */
export function StableNews() {
  const pages = useInfiniteQuery(newsQuery(usePlayer().userId));
  const now = useNow(30_000);
  const news = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The news of your stable could not be loaded" queries={[pages]} />;
  }
  if (pages.data && news.length === 0) {
    return (
      <EmptyState
        title="Nothing has happened yet"
        hint="Entries, results, sessions and sales of your horses are told here."
        action={<ButtonLink href={paths.enterRace()}>Enter Race</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="medium">
      <Card>
        <ActivityList loading={!pages.data} items={toActivityItems(news, { now })} />
      </Card>
      <ShowMore count={news.length} of="item" pages={pages} />
    </Stack>
  );
}

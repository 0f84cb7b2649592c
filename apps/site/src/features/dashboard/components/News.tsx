import { ActivityList } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { myActivityQuery, toActivityItems } from '../../stable/index.ts';
import { joinResults } from '../joinResults.ts';

/** So many stories are told. */
const shown = 8;

/** What happened in the stable lately, an entry and its result as one. */
export function News({ userId }: { userId: string }) {
  const news = useQuery(myActivityQuery(userId));
  const now = useNow(30_000);

  if (anyFailed([news])) {
    return <QueryFailed title="The news of your stable could not be loaded" queries={[news]} />;
  }
  const stories = joinResults(news.data ?? []).slice(0, shown);
  return (
    <ActivityList loading={news.data === undefined} items={toActivityItems(stories, { now })} />
  );
}

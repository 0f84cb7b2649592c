import { ActivityList } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import {
  myActivityQuery,
  myMoneyDaysQuery,
  toActivityItems,
  toMoneyLines,
} from '../../stable/index.ts';
import { joinResults } from '../joinResults.ts';

/** So many stories are told, and so many days of the account among them. */
const shown = 6;
const days = 2;

/** What happened in the stable lately, an entry and its result as one, and what each day cost. */
export function News({ userId }: { userId: string }) {
  const news = useQuery(myActivityQuery(userId));
  const money = useQuery(myMoneyDaysQuery(userId));
  const now = useNow(30_000);

  if (anyFailed([news, money])) {
    return (
      <QueryFailed title="The news of your stable could not be loaded" queries={[news, money]} />
    );
  }
  const stories = joinResults(news.data ?? []).slice(0, shown);
  const told = toActivityItems(stories, { now }).map((item, index) => ({
    until: stories[index]?.at ?? 0,
    item,
  }));
  const lines = toMoneyLines(money.data ?? []).slice(0, days);
  const items = [...lines, ...told].toSorted((a, b) => b.until - a.until).map(({ item }) => item);
  return <ActivityList loading={!news.data || !money.data} items={items} />;
}

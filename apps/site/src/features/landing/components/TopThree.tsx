import { sharedRanks } from '@furlong/game/rules';
import { EmptyState, LeaderboardTable, Skeleton } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { leadingStablesQuery, toStableRow } from '../../leaderboards/index.ts';

/** The stables that have won most money. */
export function TopThree() {
  const stables = useInfiniteQuery(leadingStablesQuery('earnings', null));
  if (anyFailed([stables])) {
    return <QueryFailed title="The stables could not be loaded" queries={[stables]} />;
  }
  if (!stables.data) return <Skeleton height="11rem" />;
  const first = stables.data.pages.flat().slice(0, 3);
  if (first.length === 0) {
    return <EmptyState title="No stable has run yet" hint="The first result opens the list." />;
  }
  const ranks = sharedRanks(first);
  return (
    <LeaderboardTable
      caption="Stables by prize money"
      rows={first.map((stable, index) => toStableRow(stable, ranks[index] ?? 0, 'earnings'))}
    />
  );
}

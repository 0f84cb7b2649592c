import { formatMoney } from '@furlong/game/rules';
import { EmptyState, LeaderboardTable, Skeleton } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { topStablesQuery } from '../../community/index.ts';

/** The stables of players that have won most money. */
export function TopThree() {
  const stables = useQuery(topStablesQuery);
  if (anyFailed([stables])) {
    return <QueryFailed title="The stables could not be loaded" queries={[stables]} />;
  }
  if (!stables.data) return <Skeleton height="11rem" />;
  if (stables.data.length === 0) {
    return (
      <EmptyState
        title="No stable has run yet"
        hint="The first result of a player’s horse opens the list."
      />
    );
  }
  return (
    <LeaderboardTable
      caption="Stables by prize money"
      rows={stables.data.slice(0, 3).map(({ id, name, ownerName, earnings, ...row }) => ({
        ...row,
        stableId: id,
        stable: name,
        href: paths.publicStable(id),
        owner: ownerName ?? '–',
        earnings: formatMoney(earnings),
      }))}
    />
  );
}

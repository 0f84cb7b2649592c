import { formatMoney } from '@furlong/game/rules';
import { ButtonLink, EmptyState, LeaderboardTable, LeaderboardTableSkeleton } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useMyStableId } from '../../stable/index.ts';
import { topStablesQuery } from '../queries.ts';

/** The stables that have won most money. */
export function TopPerformers() {
  const stables = useQuery(topStablesQuery);
  const myStableId = useMyStableId();

  if (anyFailed([stables])) {
    return <QueryFailed title="The stables could not be loaded" queries={[stables]} />;
  }
  if (!stables.data) return <LeaderboardTableSkeleton />;
  if (stables.data.length === 0) {
    return (
      <EmptyState
        title="No stable has run yet"
        hint="The first result of a player’s horse opens the list. House stables are not ranked."
        action={<ButtonLink href={paths.futureRaces}>See the future races</ButtonLink>}
      />
    );
  }
  return (
    <LeaderboardTable
      caption="Stables by prize money"
      rows={stables.data.map(({ id, name, ownerName, earnings, ...row }) => ({
        ...row,
        stableId: id,
        stable: name,
        href: paths.publicStable(id),
        owner: ownerName ?? '–',
        earnings: formatMoney(earnings),
      }))}
      {...(myStableId !== null && { myStableId })}
    />
  );
}

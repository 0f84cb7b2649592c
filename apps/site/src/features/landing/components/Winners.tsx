import { EmptyState, Grid, Heading, Skeleton, VisuallyHidden, WinnerItem } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { lastWinnersQuery } from '../../races/index.ts';
import { toWinnerItems } from '../toWinnerItems.ts';

/** Who won the last races. */
export function Winners() {
  const winners = useQuery(lastWinnersQuery);
  const now = useNow(15_000);

  if (anyFailed([winners])) {
    return <QueryFailed title="The winners could not be loaded" queries={[winners]} />;
  }
  if (!winners.data) return <Skeleton height="8rem" />;
  if (winners.data.length === 0) {
    return <EmptyState title="No winners yet" hint="The first race has not been run." />;
  }
  return (
    <section>
      <Heading level={2}>
        <VisuallyHidden>The last winners</VisuallyHidden>
      </Heading>
      <Grid columnMin={340}>
        {winners.data
          .flatMap((race) => toWinnerItems(race, now))
          .map(({ key, ...winner }) => (
            <WinnerItem key={key} {...winner} />
          ))}
      </Grid>
    </section>
  );
}

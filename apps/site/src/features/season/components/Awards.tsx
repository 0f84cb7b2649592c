import { AwardList, EmptyState, Heading, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../../shared/page/ListSkeleton.tsx';
import { QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { seasonAwardsQuery } from '../queries.ts';
import { toAwardItems } from '../toAwardItems.ts';

/** Who won the awards of a season. */
export function Awards({ season, stableId }: { season: number; stableId: string }) {
  const awards = useQuery(seasonAwardsQuery(season));
  return (
    <Stack gap="small">
      <Heading level={2}>The Season's Awards</Heading>
      {awards.isError ? (
        <QueryFailed title="The awards could not be loaded" queries={[awards]} />
      ) : awards.data === undefined ? (
        <ListSkeleton what="The awards" />
      ) : awards.data.length === 0 ? (
        <EmptyState
          title="Nobody won an award"
          hint="Awards go to horses of players that win a race in the season."
        />
      ) : (
        <AwardList label="The season's awards" awards={toAwardItems(awards.data, stableId)} />
      )}
    </Stack>
  );
}

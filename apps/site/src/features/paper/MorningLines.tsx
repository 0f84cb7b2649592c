import { Link, PaperLines, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { myPaperQuery, paperDaysQuery, racesToWatchQuery } from '../../shared/paper/paperQuery.ts';
import { paths } from '../../shared/paths.ts';
import { toMorningLines } from './toMorningLines.ts';

/** The lines of today's paper that matter most, and the way to it. */
export function MorningLines({ userId }: { userId: string }) {
  const mine = useQuery(myPaperQuery(userId, null));
  const days = useQuery(paperDaysQuery(null));
  const watch = useQuery(racesToWatchQuery);
  const queries = [mine, days, watch];
  if (anyFailed(queries)) {
    return <QueryFailed title="The morning paper could not be loaded" queries={queries} />;
  }
  const loading = mine.data === undefined || !days.data || !watch.data;
  const lines = loading
    ? []
    : toMorningLines({ mine: mine.data ?? null, days: days.data, watch: watch.data });
  return (
    <Stack gap="small">
      {loading || lines.length > 0 ? (
        <PaperLines label="In the morning paper" lines={lines} loading={loading} />
      ) : (
        <Text tone="muted">Nothing to tell yet: no race was run, and yours did not either.</Text>
      )}
      <Text size="small">
        <Link href={paths.morningPaper}>Read the Morning Paper</Link>
      </Text>
    </Stack>
  );
}

import { Heading, LoadMore, Skeleton, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { EntriesAhead } from '../stables/index.ts';
import { FormLines } from './components/FormLines.tsx';
import { HorseHead } from './components/HorseHead.tsx';
import { RatingHistory } from './components/RatingHistory.tsx';
import { RecordTables } from './components/RecordTables.tsx';
import { horseAheadQuery, horseQuery, horseRecordQuery, horseRunsQuery } from './queries.ts';
import { toFormRows } from './toFormRows.ts';
import { toRecordTables } from './toRecordTables.ts';

/** One horse: who it is, where it runs next, and all that it has run. For everybody. */
export default function HorsePage() {
  const { horseId = '' } = useParams();
  const horse = useQuery(horseQuery(horseId));
  const ahead = useQuery(horseAheadQuery(horseId));
  const record = useQuery(horseRecordQuery(horseId));
  const runs = useInfiniteQuery(horseRunsQuery(horseId));
  const now = useNow(30_000);

  // An address that is no horse's is refused as malformed before anything is looked up.
  const code = errorCodeOf(horse.error);
  if (code === 'horse_not_found' || code === 'bad_request') return <NotFound />;
  const queries = [horse, ahead, record, runs];
  if (anyFailed(queries)) {
    return <QueryFailed title="The horse could not be loaded" queries={queries} />;
  }
  if (!horse.data || !ahead.data || !record.data || !runs.data) return <HorseLoading />;

  const run = runs.data.pages.flat();
  return (
    <Stack gap="xlarge">
      <PageHead
        title={horse.data.name}
        description={`${horse.data.name} of ${horse.data.stable.name}: form, record, rating and races ahead.`}
      />
      <HorseHead horse={horse.data} now={now} />
      <Stack gap="small">
        <Heading level={2}>Races ahead</Heading>
        <EntriesAhead entries={ahead.data} named={false} />
      </Stack>
      {run.length > 0 && <RatingHistory horse={horse.data} runs={run} now={now} />}
      <Stack gap="small">
        <Heading level={2}>Form</Heading>
        <FormLines rows={toFormRows(run, horseId, now)} />
        {run.length > 0 && (
          <LoadMore
            summary={`${pluralize(run.length, 'run')} shown`}
            onLoadMore={runs.hasNextPage ? () => void runs.fetchNextPage() : undefined}
            busy={runs.isFetchingNextPage}
          />
        )}
      </Stack>
      {run.length > 0 && (
        <Stack gap="small">
          <Heading level={2}>Record</Heading>
          <RecordTables tables={toRecordTables(record.data)} />
        </Stack>
      )}
    </Stack>
  );
}

/** Holds the place of a horse that is on its way. */
function HorseLoading() {
  return (
    <Stack gap="large">
      <PageHead title="Horse" description="The horse is loading." />
      <Stack gap="small">
        <Skeleton width="18rem" height="2.5rem" />
        <Skeleton width="12rem" height="1.5rem" />
      </Stack>
      <Skeleton height="8rem" />
      <Skeleton height="60rem" />
    </Stack>
  );
}

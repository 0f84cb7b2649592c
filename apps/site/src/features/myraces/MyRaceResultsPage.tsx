import type { RunFilter } from '@furlong/backend';
import { ButtonLink, EmptyState, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { myHorsesQuery, useMyEntries } from '../stable/index.ts';
import { RunFilters } from './components/RunFilters.tsx';
import { RunsTable } from './components/RunsTable.tsx';
import { myRunsQuery } from './queries.ts';
import { readRunFilter, writeRunFilter } from './runFilter.ts';
import { toRunRows } from './toRunRows.ts';

/** My Race Results: every run of every horse of the stable, the last first. */
export default function MyRaceResultsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="My Race Results"
        description="Every run of your horses: place, margin, time, rating and prize."
        intro="Every run of every horse, the last first. Each leads to its film, and to its result to verify."
      />
      <Results />
    </Stack>
  );
}

function Results() {
  const { userId } = usePlayer();
  const { drawn, coming, goTo } = useAddress();
  const filter = readRunFilter(drawn);
  const horses = useQuery(myHorsesQuery(userId));
  const runs = useInfiniteQuery(myRunsQuery(userId, filter));
  // Tells when a race is settled.
  useMyEntries();
  const now = useNow(30_000);
  const show = (next: RunFilter) => goTo(new URLSearchParams(writeRunFilter(next)));
  const queries = [horses, runs];
  const malformed = errorCodeOf(runs.error) === 'bad_request';
  const awaited = !malformed && (!runs.data || !horses.data);
  const rows = toRunRows(runs.data?.pages.flat() ?? [], now);
  const named = runs.data?.pages.flat().map((run) => [run.horseId, run.horseName] as const) ?? [];
  const own = (horses.data ?? []).map(({ id, name }) => [id, name] as const);
  // Names make the filter wider, and may break its line: they come with the rows, so that nothing moves.
  const known = new Map(awaited ? [] : [...named, ...own]);

  // An address that names no horse is refused as malformed before anything is looked up.
  if (!malformed && anyFailed(queries)) {
    return <QueryFailed title="Your results could not be loaded" queries={queries} />;
  }
  return (
    <Stack gap="large">
      <RunFilters filter={readRunFilter(coming)} horses={known} onShow={show} />
      {awaited ? (
        <TableLoading heading={null} rows={8} />
      ) : rows.length === 0 ? (
        <NoRuns narrowed={Object.keys(writeRunFilter(filter)).length > 0} />
      ) : (
        <RunsTable rows={rows} />
      )}
      {!awaited && <ShowMore count={rows.length} of="run" pages={runs} />}
    </Stack>
  );
}

/** No run at all, or none that the filters leave. */
function NoRuns({ narrowed }: { narrowed: boolean }) {
  if (narrowed) {
    return (
      <EmptyState
        why="nothingFound"
        title="No runs found"
        hint="None of your horses has run like that."
        action={<ButtonLink href={paths.myRaceResults}>Show all runs</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title="No results yet"
      hint="The first result of your stable will stand here, with its film and its prize."
      action={
        <ButtonLink href={paths.enterRace()} variant="gold">
          Enter Race
        </ButtonLink>
      }
    />
  );
}

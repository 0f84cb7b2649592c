import type { PreviewedRace } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { EmptyState, Link, Stack, Table, type TableColumn, TwoLines } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { sayScore } from '../previewWords.ts';
import { previewedRacesQuery } from '../queries.ts';

/** The races whose previews were scored, with who was best. */
export function ScoredRaces() {
  const pages = useInfiniteQuery(previewedRacesQuery);
  const now = useNow(30_000);
  const races = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The races could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={5} />;
  if (races.length === 0) {
    return (
      <EmptyState
        title="No preview is scored yet"
        hint="Previews are scored against the morning line as soon as a race that has one is official."
      />
    );
  }
  return (
    <Stack gap="medium">
      <Table
        caption="Races with scored previews, the last off first"
        captionHidden
        columns={columnsAt(now)}
        rows={races}
        rowId={({ id }) => id}
        nameColumn="race"
      />
      <ShowMore count={races.length} of="race" pages={pages} />
    </Stack>
  );
}

const columnsAt = (now: number): readonly TableColumn<PreviewedRace>[] => [
  {
    ...{ id: 'race', head: 'Race' },
    cell: ({ id, name, offAt, trackId }) => (
      <TwoLines second={`${formatWhen(offAt, now)}, ${tracks[trackId].name}`}>
        <Link href={paths.racePreviews(id)} variant="quiet">
          {name}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'winner', head: 'Winner', besideName: 'under', cardHead: true },
    cell: ({ winner }) => winner,
  },
  {
    ...{ id: 'best', head: 'Best preview', besideName: 'under', cardHead: true },
    cell: ({ best }) => best.stableName,
  },
  {
    ...{ id: 'previews', head: 'Previews', besideName: 'under' },
    cell: ({ previews }) => pluralize(previews, 'preview'),
  },
  {
    ...{ id: 'score', head: 'Score', numeric: true, besideName: 'behind' },
    cell: ({ best }) => sayScore(best.score),
  },
];

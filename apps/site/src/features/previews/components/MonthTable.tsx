import type { PreviewStanding } from '@furlong/backend';
import {
  EmptyState,
  HouseMark,
  Inline,
  Link,
  Place,
  Silks,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { howItIsScored, sayScore } from '../previewWords.ts';
import { previewTableQuery } from '../queries.ts';

type Row = PreviewStanding & { rank: number };

/** The stables of this month by what their previews add up to. */
export function MonthTable() {
  const month = new Date(useNow(60_000)).toISOString().slice(0, 7);
  const table = useQuery(previewTableQuery(month));
  if (anyFailed([table])) {
    return <QueryFailed title="The table could not be loaded" queries={[table]} />;
  }
  if (!table.data) return <TableLoading heading={null} rows={5} />;
  return (
    <Stack gap="medium">
      <Text tone="muted">{howItIsScored}</Text>
      {table.data.length === 0 ? (
        <EmptyState
          title="No preview is scored this month"
          hint="The first race that is official begins the table."
        />
      ) : (
        <Table
          caption={`Previews of ${month} by their scores`}
          captionHidden
          columns={columns}
          rows={table.data.map((standing, index) => ({ ...standing, rank: index + 1 }))}
          rowId={({ stable }) => stable.id}
          nameColumn="stable"
        />
      )}
    </Stack>
  );
}

const columns: readonly TableColumn<Row>[] = [
  {
    ...{ id: 'rank', head: 'Rank', besideName: 'aside' },
    cell: ({ rank }) => <Place place={rank} />,
  },
  {
    ...{ id: 'silks', head: 'Silks', besideName: 'aside' },
    cell: ({ stable }) => <Silks design={stable.silks} size={36} decorative />,
  },
  {
    ...{ id: 'stable', head: 'Stable' },
    cell: ({ stable, house }) => (
      <Inline gap="xsmall">
        <Link href={paths.publicStable(stable.id)} variant="quiet">
          {stable.name}
        </Link>
        {house && <HouseMark />}
      </Inline>
    ),
  },
  {
    ...{ id: 'previews', head: 'Previews', besideName: 'under' },
    cell: ({ previews }) => pluralize(previews, 'preview'),
  },
  {
    ...{ id: 'score', head: 'Score', numeric: true, besideName: 'behind' },
    cell: ({ score }) => sayScore(score),
  },
];

import type { ClubInTable } from '@furlong/backend';
import { EmptyState, Link, Place, Stack, Table, type TableColumn, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { howPointsAreWon } from '../clubWords.ts';
import { clubTableQuery } from '../queries.ts';

/** The clubs of the season by the points of their members. */
export function ClubTable() {
  const table = useQuery(clubTableQuery);
  if (anyFailed([table])) {
    return <QueryFailed title="The table could not be loaded" queries={[table]} />;
  }
  if (!table.data) return <TableLoading heading={null} rows={5} />;
  return (
    <Stack gap="medium">
      <Text tone="muted">{howPointsAreWon}</Text>
      {table.data.length === 0 ? (
        <EmptyState
          title="No club has run this season"
          hint="The first race of a member’s horse puts its club in the table."
        />
      ) : (
        <Table
          caption="Clubs of the season by points"
          captionHidden
          columns={columns}
          rows={table.data.map((club, index) => ({ ...club, rank: index + 1 }))}
          rowId={({ id }) => id}
          nameColumn="club"
        />
      )}
    </Stack>
  );
}

const columns: readonly TableColumn<ClubInTable & { rank: number }>[] = [
  {
    ...{ id: 'rank', head: 'Rank', besideName: 'aside' },
    cell: ({ rank }) => <Place place={rank} />,
  },
  {
    ...{ id: 'club', head: 'Club' },
    cell: ({ id, name }) => (
      <Link href={paths.club(id)} variant="quiet">
        {name}
      </Link>
    ),
  },
  {
    ...{ id: 'members', head: 'Members', besideName: 'under' },
    cell: ({ members }) => pluralize(members, 'stable'),
  },
  {
    ...{ id: 'wins', head: 'Wins', besideName: 'under' },
    cell: ({ wins, runs }) => `${pluralize(wins, 'win')} from ${runs}`,
  },
  {
    ...{ id: 'points', head: 'Points', numeric: true, besideName: 'behind' },
    cell: ({ points }) => points,
  },
];

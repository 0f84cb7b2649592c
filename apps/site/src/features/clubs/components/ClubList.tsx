import type { Club } from '@furlong/backend';
import { EmptyState, Link, Stack, Table, type TableColumn } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatDayOfYear } from '../../../shared/format/time.ts';
import { FindByName, soughtIn } from '../../../shared/groups/FindByName.tsx';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { sayOpen } from '../clubWords.ts';
import { clubsQuery } from '../queries.ts';

/** All clubs, or those of a name. */
export function ClubList() {
  return (
    <Stack gap="medium">
      <FindByName label="Find a club" />
      <Found />
    </Stack>
  );
}

function Found() {
  const [address] = useSearchParams();
  const text = soughtIn(address);
  const pages = useInfiniteQuery(clubsQuery(text));
  const clubs = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The clubs could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={5} />;
  if (clubs.length === 0) {
    return text === '' ? (
      <EmptyState title="There is no club yet" hint="Any stable can found the first." />
    ) : (
      <EmptyState
        why="nothingFound"
        title="No club begins like this"
        hint="Look for the first letters of its name."
      />
    );
  }
  return (
    <Stack gap="medium">
      <Table
        caption={text === '' ? 'Clubs, the largest first' : 'Clubs by name'}
        captionHidden
        columns={columns}
        rows={clubs}
        rowId={({ id }) => id}
        nameColumn="club"
      />
      <ShowMore count={clubs.length} of="club" pages={pages} />
    </Stack>
  );
}

const columns: readonly TableColumn<Club>[] = [
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
    ...{ id: 'open', head: 'Joined', besideName: 'under' },
    cell: ({ open }) => sayOpen(open),
  },
  {
    ...{ id: 'founded', head: 'Founded', besideName: 'under', cardHead: true },
    cell: ({ foundedAt }) => formatDayOfYear(foundedAt),
  },
];

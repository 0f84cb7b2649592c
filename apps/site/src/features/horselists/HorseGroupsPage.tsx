import { EmptyState, Link, Stack, Text } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FindByName, soughtIn } from '../../shared/groups/FindByName.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { Lists } from './components/Lists.tsx';
import { MakeList } from './components/MakeList.tsx';
import { horseGroupsHead } from './heads.ts';
import { horseListsQuery } from './queries.ts';

/** Horse Groups: the lists of horses that stables and the house keep for all to follow. */
export default function HorseGroupsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...horseGroupsHead}
        intro="Lists of horses of any stable, kept for everybody to read and follow. The house keeps some by a rule; any stable can make its own."
      />
      <MakeList />
      <Text size="small" tone="muted">
        The strings into which you divide your own horses for training are another thing, and nobody
        else’s to see: <Link href={paths.primaryHorseGroups}>Primary Horse Groups</Link>.
      </Text>
      <FindByName label="Find a list" />
      <Found />
    </Stack>
  );
}

function Found() {
  const [address] = useSearchParams();
  const text = soughtIn(address);
  const pages = useInfiniteQuery(horseListsQuery(text));
  const lists = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The lists could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={5} />;
  if (lists.length === 0) {
    return text === '' ? (
      <EmptyState
        title="No lists yet"
        hint="The house begins its own with the first winners. You can make one at once."
      />
    ) : (
      <EmptyState
        why="nothingFound"
        title="No list begins like this"
        hint="Look for the first letters of its name."
      />
    );
  }
  return (
    <Stack gap="medium">
      <Lists
        label={text === '' ? 'Lists, the most followed first' : 'Lists by name'}
        lists={lists}
      />
      <ShowMore count={lists.length} of="list" pages={pages} />
    </Stack>
  );
}

import type { MyListedHorse } from '@furlong/backend';
import { ButtonLink, EmptyState, Heading, Link, Stack, Text } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { ListedHorses } from './components/ListedHorses.tsx';
import { Lists } from './components/Lists.tsx';
import { myHorseListsQuery, myListedHorsesQuery } from './queries.ts';

/** Horses in Groups: the horses of the lists that the player has made or follows. */
export default function HorsesInGroupsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Horses in Groups"
        description="The horses of the lists that you keep and follow, and where they run next."
        intro="The horses of every list that you keep or follow, whoever owns them, the next off first."
      />
      <Text size="small" tone="muted">
        Your own horses in the strings that you train them in are at{' '}
        <Link href={paths.primaryHorseGroups}>Primary Horse Groups</Link>, which nobody else sees.
      </Text>
      <Loaded />
    </Stack>
  );
}

const ofLists = { head: 'On', cell: ({ lists }: MyListedHorse) => lists.join(', ') };

function Loaded() {
  const { userId } = usePlayer();
  const lists = useQuery(myHorseListsQuery(userId));
  const pages = useInfiniteQuery(myListedHorsesQuery(userId));
  const now = useNow(30_000);
  const queries = [lists, pages];
  if (anyFailed(queries)) {
    return <QueryFailed title="Your lists could not be loaded" queries={queries} />;
  }
  if (!lists.data || !pages.data) return <TableLoading heading={null} rows={6} />;
  if (lists.data.length === 0) {
    return (
      <EmptyState
        title="You follow no list yet"
        hint="Follow one, or make your own, and its horses stand here with their next races."
        action={<ButtonLink href={paths.horseGroups}>See Horse Groups</ButtonLink>}
      />
    );
  }
  const horses = pages.data.pages.flat();
  return (
    <Stack gap="xlarge">
      {horses.length === 0 ? (
        <EmptyState title="No horse is on your lists" hint="Put one in on the page of a list." />
      ) : (
        <Stack gap="medium">
          <ListedHorses
            label="Horses of your lists, the next off first"
            horses={horses}
            now={now}
            last={ofLists}
          />
          <ShowMore count={horses.length} of="horse" pages={pages} />
        </Stack>
      )}
      <Stack gap="small">
        <Heading level={2}>Your lists</Heading>
        <Lists label="Lists that you keep, and those that you follow" lists={lists.data} />
      </Stack>
    </Stack>
  );
}

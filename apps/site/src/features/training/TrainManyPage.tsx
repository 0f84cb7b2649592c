import { EmptyState, Link, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../shared/page/ListSkeleton.tsx';
import { NoHorses } from '../../shared/page/NoHorses.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { horseGroupsQuery } from '../horses/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery, myWalletsQuery } from '../stable/index.ts';
import { ManySessions } from './components/ManySessions.tsx';
import { programmesQuery, recentWorkQuery } from './queries.ts';

/** Train Many: sends the horses of the stable, or of one group, to work within a budget. */
export default function TrainManyPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Train Many"
        description="Send many horses to work at once, within a budget."
        intro="Choose a program for each horse and what you mean to spend. You see what each session will likely do before you pay."
      />
      <Loaded />
    </Stack>
  );
}

function Loaded() {
  const { userId } = usePlayer();
  const stable = useQuery(myStableQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const programmes = useQuery(programmesQuery);
  const work = useQuery(recentWorkQuery(userId));
  const groups = useQuery(horseGroupsQuery(userId));
  const [search] = useSearchParams();
  const queries = [stable, wallets, horses, entries, programmes, work, groups];
  if (anyFailed(queries)) {
    return <QueryFailed title="Your horses could not be loaded" queries={queries} />;
  }
  if (
    !stable.data ||
    !wallets.data ||
    !horses.data ||
    !entries.data ||
    !programmes.data ||
    !work.data ||
    !groups.data
  ) {
    return <ListSkeleton what="Your horses" />;
  }
  const group = groups.data.find(({ id }) => id === search.get('group'));
  const shown = horses.data.filter(({ id }) => !group || group.horseIds.includes(id));
  if (horses.data.length === 0) return <NoHorses />;
  if (group && shown.length === 0) {
    return (
      <EmptyState
        title="No horses here"
        hint={`${group.name} is empty.`}
        action={<Link href={paths.primaryHorseGroups}>Your groups</Link>}
      />
    );
  }
  return (
    <ManySessions
      group={group?.name ?? null}
      horses={shown}
      programmes={programmes.data}
      silks={stable.data.silks}
      means={wallets.data}
      entries={entries.data}
      work={work.data}
    />
  );
}

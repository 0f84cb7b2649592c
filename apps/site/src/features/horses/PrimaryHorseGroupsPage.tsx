import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../shared/page/ListSkeleton.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { myHorsesQuery, myStableQuery } from '../stable/index.ts';
import { Groups } from './components/Groups.tsx';
import { horseGroupsQuery } from './queries.ts';

/** Primary Horse Groups: the strings into which an owner divides the stable's horses. */
export default function PrimaryHorseGroupsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Primary Horse Groups"
        description="Divide the horses of your stable into groups, and train a group at once."
        intro="Divide your horses into strings. A horse is in one group or in none; drag it, or move it by its menu."
      />
      <Loaded />
    </Stack>
  );
}

function Loaded() {
  const { userId } = usePlayer();
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const groups = useQuery(horseGroupsQuery(userId));
  const queries = [stable, horses, groups];
  if (anyFailed(queries))
    return <QueryFailed title="Your groups could not be loaded" queries={queries} />;
  if (!stable.data || !horses.data || !groups.data) return <ListSkeleton what="Your groups" />;
  return <Groups horses={horses.data} groups={groups.data} silks={stable.data.silks} />;
}

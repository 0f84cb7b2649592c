import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { myStableQuery } from '../stable/index.ts';
import { FittingLoading } from './components/FittingLoading.tsx';
import { Inventory } from './components/Inventory.tsx';
import { inventoryQuery } from './queries.ts';

/** Apply Equipment: pick a horse, look at its six slots, and change what is in them. */
export default function ApplyEquipmentPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Apply Equipment"
        description="What your horses wear."
        intro="Pick a horse, then a slot, and put on what suits it."
      />
      <Tack />
    </Stack>
  );
}

function Tack() {
  const { userId } = usePlayer();
  const [search] = useSearchParams();
  const tack = useQuery(inventoryQuery(userId));
  const stable = useQuery(myStableQuery(userId));
  const queries = [tack, stable];

  if (anyFailed(queries))
    return <QueryFailed title="Your tack room could not be loaded" queries={queries} />;
  if (!tack.data || !stable.data) return <FittingLoading chosen={search.has('horse')} />;
  return <Inventory tack={tack.data} silks={stable.data.silks} />;
}

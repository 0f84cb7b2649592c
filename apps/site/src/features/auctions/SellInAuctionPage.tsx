import { ButtonLink, EmptyState, Select, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayRating } from '../../shared/format/rating.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { serverNow } from '../../shared/time/clock.ts';
import { usePlayer } from '../auth/index.ts';
import { myHorsesQuery, myWalletsQuery } from '../stable/index.ts';
import { ConsignForm } from './components/ConsignForm.tsx';

/** Sell in Auction: one of the player's horses is brought under the hammer. */
export default function SellInAuctionPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Sell in Auction"
        description="Bring a horse of yours under the hammer, with a reserve that nobody else is told."
        intro="Bring a horse under the hammer. Nobody is told your reserve; below it the horse stays yours. It may go on training, and race until the hammer falls."
      />
      <Consignment />
    </Stack>
  );
}

function Consignment() {
  const { userId } = usePlayer();
  const horses = useQuery(myHorsesQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const [chosen, choose] = useState<string | null>(null);
  if (anyFailed([horses, wallets])) {
    return <QueryFailed title="Your horses could not be loaded" queries={[horses, wallets]} />;
  }
  if (!horses.data || !wallets.data) return <Skeleton height="20rem" />;
  const now = serverNow();
  const horse =
    horses.data.find(({ id }) => id === chosen) ??
    horses.data.find(({ sellableFrom }) => sellableFrom === null || sellableFrom <= now) ??
    horses.data[0];
  if (horse === undefined) {
    return (
      <EmptyState
        title="You have no horse to sell"
        hint="Buy one in the sales ring, or bid for one."
        action={<ButtonLink href={paths.salesRing}>Sales Ring</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="medium">
      <Select
        label="Horse"
        options={horses.data.map(({ id, name, rating }) => ({
          value: id,
          label: `${name}, ${sayRating(rating)}`,
        }))}
        value={horse.id}
        onChange={({ value }) => choose(value)}
      />
      <ConsignForm key={horse.id} horse={horse} means={wallets.data} userId={userId} />
    </Stack>
  );
}

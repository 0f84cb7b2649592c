import { CartPanel, EquipmentCardSkeleton, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { CardsLoading } from '../../shared/page/CardsLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { myWalletsQuery } from '../stable/index.ts';
import * as styles from './components/Shop.css.ts';
import { Shop } from './components/Shop.tsx';
import { shopQuery } from './queries.ts';
import { mostOfOne } from './toCart.ts';

/** Buy Equipment: the shop's shelves, and the cart beside them. */
export default function BuyEquipmentPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Buy Equipment"
        description="What your horses can wear, and your cart."
        intro="Every piece helps a little, and wears with every run."
      />
      <Shelves />
    </Stack>
  );
}

function Shelves() {
  const { userId } = usePlayer();
  const shop = useQuery(shopQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const queries = [shop, wallets];

  if (anyFailed(queries))
    return <QueryFailed title="The shop could not be loaded" queries={queries} />;
  if (!shop.data || !wallets.data) {
    return (
      <div className={styles.besideCart}>
        <Stack gap="medium">
          <Skeleton height="4.25rem" />
          <Skeleton width="28rem" height="2.75rem" />
          <CardsLoading what="The shelves" Placeholder={EquipmentCardSkeleton} count={6} />
        </Stack>
        <CartPanel
          lines={[]}
          {...{ total: '', credits: '', left: null, most: mostOfOne, loading: true }}
          progress={{ state: 'ready' }}
          onQuantity={() => undefined}
          onCheckout={() => undefined}
        />
      </div>
    );
  }
  return <Shop shop={shop.data} means={wallets.data} />;
}

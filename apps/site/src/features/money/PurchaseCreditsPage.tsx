import { formatMoney, WEEKLY_CREDITS } from '@furlong/game/rules';
import { Button, ButtonLink, Card, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { myLimitsQuery } from '../limits/index.ts';
import { myWalletsQuery } from '../stable/index.ts';
import { PackForm } from './components/PackForm.tsx';
import { PackReceipt } from './components/PackReceipt.tsx';
import { readReceipt } from './readReceipt.ts';

/** Purchase Credits: packs of play credits, so many a week, and the receipt of each. */
export default function PurchaseCreditsPage() {
  const { drawn } = useAddress();
  const receipt = readReceipt(drawn);
  return (
    <Stack gap="large">
      <PageHeading
        title="Purchase Credits"
        description="Packs of play credits, given by the house each week. No real money is involved."
        intro={`The house gives play credits in packs, ${formatMoney(WEEKLY_CREDITS)} in a week. No real money is involved: nothing is charged, there is nothing to pay with, and credits have no worth outside the game.`}
      />
      {receipt === null ? (
        <Packs />
      ) : (
        <PackReceipt
          number={receipt}
          another={
            <ButtonLink href={paths.purchaseCredits} variant="secondary">
              Another Pack
            </ButtonLink>
          }
        />
      )}
    </Stack>
  );
}

/** The packs, and the receipt of the one that was taken here. */
function Packs() {
  const { userId } = usePlayer();
  const [taken, setTaken] = useState<number | null>(null);
  const wallets = useQuery(myWalletsQuery(userId));
  const limits = useQuery(myLimitsQuery(userId));
  const queries = [wallets, limits];
  if (anyFailed(queries)) {
    return <QueryFailed title="Your credits could not be loaded" queries={queries} />;
  }
  if (!wallets.data || !limits.data) {
    return (
      <Card>
        <Stack gap="medium">
          <Skeleton height="4rem" />
          <Skeleton height="9rem" />
          <Skeleton width="12rem" height="2.75rem" />
        </Stack>
      </Card>
    );
  }
  if (taken !== null) {
    return (
      <PackReceipt
        number={taken}
        another={
          <Button variant="secondary" onPress={() => setTaken(null)}>
            Another Pack
          </Button>
        }
      />
    );
  }
  return (
    <PackForm
      credits={wallets.data.credits}
      taken={limits.data.creditsTaken}
      ownLimit={limits.data.weeklyCredits.amount}
      userId={userId}
      onTaken={({ number }) => setTaken(number)}
    />
  );
}

import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { FormLoading } from '../../shared/page/FormLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { myWalletsQuery } from '../stable/index.ts';
import { PrizeWallet } from './components/PrizeWallet.tsx';
import { TransferForm } from './components/TransferForm.tsx';

/** Wallet Transfer: what a stable has of both kinds of money, and what moves between them. */
export default function WalletTransferPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Wallet Transfer"
        description="Move prize money to your credits, and back."
        intro="Credits are spent; your wallet holds the prize money that you have won. What you move is there at once, and costs nothing."
      />
      <Money />
    </Stack>
  );
}

function Money() {
  const { userId } = usePlayer();
  const wallets = useQuery(myWalletsQuery(userId));
  if (anyFailed([wallets])) {
    return <QueryFailed title="Your money could not be loaded" queries={[wallets]} />;
  }
  if (!wallets.data) {
    return <FormLoading lines={3} />;
  }
  return (
    <>
      <TransferForm means={wallets.data} userId={userId} />
      <PrizeWallet prizesTo={wallets.data.prizesTo} userId={userId} />
    </>
  );
}

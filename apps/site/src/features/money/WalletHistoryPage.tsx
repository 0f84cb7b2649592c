import { Stack } from '@furlong/ui';
import type { Subject } from '../../shared/format/moneySubjects.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { Statement } from './components/Statement.tsx';

/** What a wallet takes and gives. */
const subjectsOfWallet: readonly Subject[] = ['racing', 'transfers'];

/** Wallet History: the statement of the player's wallet. */
export default function WalletHistoryPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Wallet History"
        description="What came into your wallet and left it, line by line."
        intro="Every line of your wallet, the newest first: the prize money that you have won, and what you moved to your credits. It is play money like them."
      />
      <Statement
        name="Wallet history"
        wallet="wallet"
        among={subjectsOfWallet}
        hint="The first prize that your stable wins stands here."
      />
    </Stack>
  );
}

import { ButtonLink, EmptyState, Stack } from '@furlong/ui';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';

/** Cash In History: there is none, and why. */
export default function CashInHistoryPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Cash In History"
        description="What was paid out of your wallet: nothing, as play money is not."
        intro="Whatever was ever paid out of a wallet would be listed here, with its day and its amount."
      />
      <EmptyState
        title="Nothing was paid out"
        hint="Play money is not paid out, so this list stays empty. What moved in your wallet is in its history."
        action={<ButtonLink href={paths.walletHistory}>Wallet History</ButtonLink>}
      />
    </Stack>
  );
}

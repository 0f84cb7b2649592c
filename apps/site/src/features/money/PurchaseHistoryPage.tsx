import { Stack } from '@furlong/ui';
import type { Subject } from '../../shared/format/moneySubjects.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { Statement } from './components/Statement.tsx';

const bought: readonly Subject[] = ['credits', 'horses', 'equipment'];

/** Purchase History: the horses and the equipment that the player's stable bought and sold. */
export default function PurchaseHistoryPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Purchase History"
        description="The play credits, horses and equipment that your stable bought, sold and gave back."
        intro="Packs of play credits that you took, horses and equipment that you bought, sold or gave back, the newest first, with what your credits were afterwards. No real money is involved."
      />
      <Statement
        name="Purchase history"
        wallet="credits"
        among={bought}
        hint="The first pack of credits, horse or piece of equipment that you buy stands here."
      />
    </Stack>
  );
}

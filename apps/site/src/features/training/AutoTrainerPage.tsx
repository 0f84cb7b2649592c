import type { ActiveAutoOrder } from '@furlong/backend';
import type { Means } from '@furlong/game/rules';
import { AutoTrainingItemSkeleton, ButtonLink, Heading, Notice, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { HorseChoiceLoading } from '../../shared/horses/HorseChoiceLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths, readPreselection } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import {
  autoOrdersQuery,
  myEntriesQuery,
  myHorsesQuery,
  myStableQuery,
  myWalletsQuery,
} from '../stable/index.ts';
import { autoHistoryQuery, autoProgrammesQuery } from './autoQueries.ts';
import { AutoHistory } from './components/AutoHistory.tsx';
import { AutoOrders } from './components/AutoOrders.tsx';
import { AutoTrainingForm } from './components/AutoTrainingForm.tsx';
import { recentWorkQuery } from './queries.ts';

/** Auto-Trainer: the horses that are trained by themselves, how to add one, and what was done so far. */
export default function AutoTrainerPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Auto-Trainer"
        description="Horses that are trained by themselves."
        intro="A horse in auto-training goes on training until you stop it, even while you are away."
      />
      <AutoTraining />
    </Stack>
  );
}

function AutoTraining() {
  const { userId } = usePlayer();
  const stable = useQuery(myStableQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const programmes = useQuery(autoProgrammesQuery);
  const work = useQuery(recentWorkQuery(userId));
  const orders = useQuery(autoOrdersQuery(userId));
  const history = useInfiniteQuery(autoHistoryQuery(userId));
  const [search] = useSearchParams();
  const queries = [stable, wallets, horses, entries, programmes, work, orders, history];

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
    !orders.data ||
    !history.data
  ) {
    return (
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={2}>In auto-training</Heading>
          <AutoTrainingItemSkeleton />
        </Stack>
        <HorseChoiceLoading
          what="Your horses"
          chosen={readPreselection(search).horseId !== null}
          count={3}
        />
      </Stack>
    );
  }
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Heading level={2}>In auto-training</Heading>
        <RunDry orders={orders.data} means={wallets.data} />
        <AutoOrders orders={orders.data} horses={horses.data} silks={stable.data.silks} />
      </Stack>
      <AutoTrainingForm
        horses={horses.data}
        orders={orders.data}
        programmes={programmes.data}
        stableState={{
          stable: stable.data,
          means: wallets.data,
          entries: entries.data,
          work: work.data,
        }}
        preselected={readPreselection(search)}
      />
      <Stack gap="small">
        <Heading level={2}>Training History</Heading>
        <AutoHistory orders={history.data.pages.flat()} pages={history} />
      </Stack>
    </Stack>
  );
}

/** Sessions are left out for lack of credits, while prize money lies in the wallet. */
function RunDry({ orders, means }: { orders: readonly ActiveAutoOrder[]; means: Means }) {
  if (means.wallet === 0 || orders.every(({ lastSkipped }) => lastSkipped !== 'no credits')) {
    return null;
  }
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink href={paths.walletTransfer} size="small" variant="secondary">
          Wallet Transfer
        </ButtonLink>
      }
    >
      Sessions were left out: your credits do not pay for them, and your wallet would.
    </Notice>
  );
}

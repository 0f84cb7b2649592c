import { Heading, Skeleton, Stack, StatTiles } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { myBoxesQuery, myMoneyDaysQuery, myWalletsQuery } from '../stable/index.ts';
import { HeldMoney } from './components/HeldMoney.tsx';
import { ThisWeek } from './components/ThisWeek.tsx';
import { heldMoneyQuery, seasonMoneyQuery } from './queries.ts';
import { toHeldRows, toSummaryTiles, toWeekRows } from './toSummary.ts';

// Below the first screen, with what draws a plot.
const SeasonMoney = lazy(() => import('./components/SeasonMoney.tsx'));

/** Account Summary: what the player's stable has, what is held, and what this week did. */
export default function AccountSummaryPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Account Summary"
        description="Your credits, your wallet, what is held for races, and what this week brought."
        intro="What your stable has, where each dollar that you miss is held, and what this week brought and cost. All of it is play money."
      />
      <Summary />
    </Stack>
  );
}

function Summary() {
  const { userId } = usePlayer();
  const wallets = useQuery(myWalletsQuery(userId));
  const boxes = useQuery(myBoxesQuery(userId));
  const held = useQuery(heldMoneyQuery(userId));
  const days = useQuery(myMoneyDaysQuery(userId));
  const now = useNow(30_000);
  const season = useQuery(seasonMoneyQuery(userId));
  const queries = [wallets, boxes, held, days, season];
  if (anyFailed(queries)) {
    return <QueryFailed title="Your account could not be loaded" queries={queries} />;
  }
  if (!wallets.data || !boxes.data || !held.data || !days.data || !season.data) {
    return (
      <>
        <Skeleton height="7rem" />
        <TableLoading heading="Held" rows={2} />
      </>
    );
  }
  const facts = {
    ...{ wallets: wallets.data, boxes: boxes.data, held: held.data, days: days.data, now },
  };
  return (
    <>
      <StatTiles label="Your account in figures" tiles={toSummaryTiles(facts)} />
      <Stack gap="small">
        <Heading level={2}>Held</Heading>
        <HeldMoney rows={toHeldRows(held.data, now)} />
      </Stack>
      <Stack gap="small">
        <Heading level={2}>This week</Heading>
        <ThisWeek rows={toWeekRows(facts)} />
      </Stack>
      <Suspense fallback={<Skeleton height="24rem" />}>
        <SeasonMoney weeks={season.data} />
      </Suspense>
    </>
  );
}

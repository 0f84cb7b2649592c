import { StatTiles } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import {
  myEntriesQuery,
  myHorsesQuery,
  myOverviewQuery,
  myWalletsQuery,
} from '../../stable/index.ts';
import { toStableSummary } from '../toStableSummary.ts';

/** The stable in figures. */
export function Summary({ userId }: { userId: string }) {
  const horses = useQuery(myHorsesQuery(userId));
  const overview = useQuery(myOverviewQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const atOff = useNowAt((entries.data ?? []).map(({ race }) => race.offAt));
  const now = Math.max(useNow(15_000), atOff);
  const queries = [horses, overview, wallets, entries];
  const figures = {
    horses: horses.data,
    overview: overview.data,
    wallets: wallets.data,
    entries: entries.data,
    now,
  };

  if (anyFailed(queries)) {
    return <QueryFailed title="The figures of your stable could not be loaded" queries={queries} />;
  }
  return <StatTiles label="Your stable in figures" tiles={toStableSummary(figures)} />;
}

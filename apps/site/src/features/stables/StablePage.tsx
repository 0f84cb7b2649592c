import { Heading, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { Trophies } from '../../shared/races/Trophies.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { useMyStableId } from '../stable/index.ts';
import { EntriesAhead } from './components/EntriesAhead.tsx';
import { StableHead } from './components/StableHead.tsx';
import { StableHorses } from './components/StableHorses.tsx';
import { StableLoading } from './components/StableLoading.tsx';
import { StableWinners } from './components/StableWinners.tsx';
import { headOfStable } from './heads.ts';
import {
  stableAheadQuery,
  stableHorsesQuery,
  stableQuery,
  stableRecordQuery,
  stableTrophiesQuery,
  stableWinnersQuery,
} from './queries.ts';

// Few stables say much of themselves: the page does not wait for it.
const StableProfileSection = lazy(async () => ({
  default: (await import('../profile/index.ts')).StableProfileSection,
}));

/** One stable: its colours and record, its horses, what it has won and where it runs next. */
export default function StablePage() {
  const { stableId = '' } = useParams();
  const stable = useQuery(stableQuery(stableId));
  const record = useQuery(stableRecordQuery(stableId));
  const ahead = useQuery(stableAheadQuery(stableId));
  const horses = useInfiniteQuery(stableHorsesQuery(stableId));
  const trophies = useQuery(stableTrophiesQuery(stableId));
  const winners = useInfiniteQuery(stableWinnersQuery(stableId));
  const mine = useMyStableId() === stableId;
  const now = useNow(30_000);

  // An address that is no stable's is refused as malformed before anything is looked up.
  const code = errorCodeOf(stable.error);
  if (code === 'stable_not_found' || code === 'bad_request') return <NotFound />;
  const queries = [stable, record, ahead, horses, trophies, winners];
  if (anyFailed(queries)) {
    return <QueryFailed title="The stable could not be loaded" queries={queries} />;
  }
  if (!stable.data || !record.data || !ahead.data) return <StableLoading />;
  if (!horses.data || !trophies.data || !winners.data) return <StableLoading />;

  const owned = horses.data.pages.flat();
  const won = winners.data.pages.flat();
  return (
    <Stack gap="xlarge">
      <PageHead {...headOfStable(stable.data, record.data)} />
      <StableHead stable={stable.data} record={record.data} mine={mine} />
      {trophies.data.length > 0 && (
        <Stack gap="small">
          <Heading level={2}>Trophies</Heading>
          <Trophies won={trophies.data} />
        </Stack>
      )}
      <Stack gap="small">
        <Heading level={2}>Races ahead</Heading>
        <EntriesAhead entries={ahead.data} named />
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Horses</Heading>
        <StableHorses horses={owned} silks={stable.data.silks} now={now} />
        <ShowMore count={owned.length} of="horse" pages={horses} />
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Winners</Heading>
        <StableWinners winners={won} now={now} />
        <ShowMore count={won.length} of="winner" pages={winners} />
      </Stack>
      {/* It comes last, and later: nothing stands below it that would move. */}
      <Suspense>
        <StableProfileSection stableId={stableId} />
      </Suspense>
    </Stack>
  );
}

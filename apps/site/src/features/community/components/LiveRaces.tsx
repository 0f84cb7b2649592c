import type { ListedRace } from '@furlong/backend';
import { EmptyState, Grid, Link, LiveRaceCardSkeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CardsLoading } from '../../../shared/page/CardsLoading.tsx';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { comingRacesQuery, lastWinnersQuery, raceMoments, toRaceState } from '../../races/index.ts';
import { FinishedCard, RunningCard, StartingCard } from './RaceCards.tsx';

// Who leads is found out by running the race, for which more is fetched.
const LedCard = lazy(async () => ({ default: (await import('./LedCard.tsx')).LedCard }));

/** The races that are on or about to be, and those just run. */
export function LiveRaces() {
  const coming = useQuery(comingRacesQuery);
  const latest = useQuery(lastWinnersQuery);
  const now = useNowAt((coming.data ?? []).flatMap(raceMoments));

  const queries = [coming, latest];
  if (anyFailed(queries)) {
    return <QueryFailed title="The races could not be loaded" queries={queries} />;
  }
  if (!coming.data || !latest.data) {
    return <CardsLoading what="Races" Placeholder={LiveRaceCardSkeleton} />;
  }
  const inState = (state: 'inProgress' | 'startingSoon') =>
    coming.data.filter((race) => toRaceState(race, now, false) === state);
  const running = inState('inProgress');
  const starting = inState('startingSoon');
  const next = coming.data.find(({ offAt }) => now < offAt);
  if (running.length + starting.length + latest.data.length === 0 && !next) {
    return (
      <EmptyState title="No races found" hint="The next ones are on their way: look in again." />
    );
  }
  return (
    <Stack gap="large">
      {running.length + starting.length === 0 && next && <NextOff race={next} />}
      <Grid columnMin={272}>
        {running.map((race) => (
          <Suspense key={race.id} fallback={<RunningCard race={race} first={[]} />}>
            <LedCard race={race} />
          </Suspense>
        ))}
        {starting.map((race) => (
          <StartingCard key={race.id} race={race} />
        ))}
        {latest.data.map((race) => (
          <FinishedCard key={race.id} race={race} />
        ))}
      </Grid>
    </Stack>
  );
}

function NextOff({ race }: { race: ListedRace }) {
  return (
    <Text>
      No race is on. Next off: <Link href={paths.race(race.id)}>{race.name}</Link>{' '}
      <CountdownTo at={race.offAt} label="in" done="They are off!" />
    </Text>
  );
}

import type { ListedRace, RaceWithEntries } from '@furlong/backend';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../shared/time/useNow.ts';
import { raceQuery } from '../../races/index.ts';
import { filmQuery, leaderAt } from '../../rerun/index.ts';
import { RunningCard } from './RaceCards.tsx';

/** A race that is on, with who leads at this second: run again here from what is published. */
export function LedCard({ race }: { race: ListedRace }) {
  const result = useQuery(raceQuery(race.id));
  return result.data && result.data.race.seed !== null ? (
    <Led race={race} result={result.data} />
  ) : (
    <RunningCard race={race} leader={null} />
  );
}

function Led({ race, result }: { race: ListedRace; result: RaceWithEntries }) {
  const again = useQuery(filmQuery(result));
  const now = useNow();
  const first = again.data ? leaderAt(again.data, now - race.offAt) : null;
  const runner = result.runners.find(({ horseId }) => horseId === first);
  const leader = runner ? { horse: runner.horse.name, silks: runner.stable.silks } : null;
  return <RunningCard race={race} leader={leader} />;
}

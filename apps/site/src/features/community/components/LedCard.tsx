import type { ListedRace, RaceWithEntries } from '@furlong/backend';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../shared/time/useNow.ts';
import { raceQuery } from '../../races/index.ts';
import { filmQuery, orderAt } from '../../rerun/replay/index.ts';
import { RunningCard } from './RaceCards.tsx';

/** A race that is on, with the first three at this second: run again here from what is published. */
export function LedCard({ race }: { race: ListedRace }) {
  const result = useQuery(raceQuery(race.id));
  return result.data && result.data.race.seed !== null ? (
    <Led race={race} result={result.data} />
  ) : (
    <RunningCard race={race} first={[]} />
  );
}

function Led({ race, result }: { race: ListedRace; result: RaceWithEntries }) {
  const again = useQuery(filmQuery(result));
  const now = useNow();
  const order = again.data ? orderAt(again.data, now - race.offAt) : [];
  const first = order.slice(0, 3).flatMap((horseId) => {
    const runner = result.runners.find((each) => each.horseId === horseId);
    return runner ? { horse: runner.horse.name, silks: runner.stable.silks } : [];
  });
  return <RunningCard race={race} first={first} />;
}

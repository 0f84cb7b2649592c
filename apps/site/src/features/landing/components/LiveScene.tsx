import type { ListedRace, RaceWithEntries } from '@furlong/backend';
import { type CourseRunner, FinishScene, type FinishSceneProps } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { toCourseMapProps } from '../../../shared/races/toCourseMapProps.ts';
import { LedCard } from '../../community/index.ts';
import { raceQuery } from '../../races/index.ts';
import { filmQuery, placesAt, reducedMotion } from '../../rerun/replay/index.ts';
import { toSceneHorse } from '../toFinishScene.ts';
import { useFrame } from '../useFrame.ts';

/** A race that is on: its runners where they are at this moment of the server's time. */
export function LiveScene({ race }: { race: ListedRace }) {
  const result = useQuery(raceQuery(race.id));
  return result.data ? <Running result={result.data} race={race} /> : <Scene race={race} />;
}

function Running({ result, race }: { result: RaceWithEntries; race: ListedRace }) {
  const again = useQuery(filmQuery(result));
  // The film has a frame every 200 ms.
  const now = useFrame(again.data !== undefined, reducedMotion() ? 1_000 : 50);
  if (again.data === undefined) return <Scene race={race} />;
  const runners = placesAt(again.data, now - race.offAt).flatMap(({ horseId, metres, lane }) => {
    const runner = result.runners.find((each) => each.horseId === horseId);
    if (runner === undefined) return [];
    const { horse, stable } = runner;
    const toGo = race.distance - metres;
    return { horseId, horse: horse.name, silks: stable.silks, toGo, off: lane };
  });
  const first = result.runners.find(({ horseId }) => horseId === runners[0]?.horseId);
  return (
    <Scene race={race} runners={runners} {...(first && { horse: toSceneHorse(first, race) })} />
  );
}

interface SceneProps extends Pick<FinishSceneProps, 'horse'> {
  race: ListedRace;
  runners?: CourseRunner[];
}

function Scene({ race, runners, ...horse }: SceneProps) {
  return (
    <FinishScene
      {...horse}
      title={`${race.name}, live`}
      course={{ ...toCourseMapProps(race), ...(runners && { runners }) }}
      live={<LedCard race={race} />}
    />
  );
}

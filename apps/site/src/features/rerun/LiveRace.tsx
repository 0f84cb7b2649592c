import type { RaceWithEntries } from '@furlong/backend';
import { CourseMap, type CourseRunner } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/time/useNow.ts';
import { toCourseMapProps } from '../races/index.ts';
import { type Film, positionsAt } from './film.ts';
import { filmQuery } from './queries.ts';

/** Ms from one picture to the next, and with reduced motion. */
const frame = 50;
const reducedFrame = 1_000;

/**
 * A running race at this moment of the server's time, the same for everybody: run in this browser
 * from its published card and the seed revealed at the off. Whoever comes late joins in the middle.
 */
export function LiveRace({ race, runners }: RaceWithEntries) {
  const film = useQuery(filmQuery(race));
  return film.data === undefined ? (
    <CourseMap {...toCourseMapProps(race)} />
  ) : (
    <MovingField race={race} runners={runners} film={film.data} />
  );
}

/** It alone is drawn again at each picture. */
function MovingField({ race, runners, film }: RaceWithEntries & { film: Film }) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const now = useNow(reduced ? reducedFrame : frame);
  const field = positionsAt(film, now - race.offAt).flatMap(
    ({ horseId, metres, lane }): CourseRunner | [] => {
      const runner = runners.find((each) => each.horseId === horseId);
      if (runner === undefined) return [];
      const { horse, stable } = runner;
      const toGo = race.distance - metres;
      return { horseId, horse: horse.name, silks: stable.silks, toGo, off: lane };
    },
  );
  return <CourseMap {...toCourseMapProps(race)} runners={field} />;
}

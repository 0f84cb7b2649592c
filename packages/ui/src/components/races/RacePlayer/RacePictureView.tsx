import { lazy, Suspense } from 'react';
import { CourseMap } from '../CourseMap/CourseMap';
import type { FilmCamera } from '../RaceView/cameras/shots';
import type { FilmClock } from '../RaceView/FilmClock';
import type { RaceFilm } from '../RaceView/film';
import { loadRaceView } from '../RaceView/loadRaceView';
import { FieldStrip } from './FieldStrip';
import * as styles from './RacePlayer.css';
import type { Standing } from './standings';

// What draws in three dimensions is fetched only where it is watched.
const RaceView = lazy(async () => ({ default: (await loadRaceView()).RaceView }));

/** The most that are told apart on the plan. */
const flagged = 4;

/** How a race is shown: in three dimensions, or on the plan of its course. */
export type RacePicture = 'film' | 'plan';

interface RacePictureViewProps {
  shown: RacePicture;
  film: RaceFilm;
  clock: FilmClock;
  camera: FilmCamera;
  horseId: string;
  standings: readonly Standing[];
  myHorseIds: readonly string[];
  onUnavailable: () => void;
}

/** The picture of a race: its film with a small plan, or its plan in large with the field nearer. */
export function RacePictureView({
  shown,
  film,
  clock,
  camera,
  horseId,
  standings,
  myHorseIds,
  onUnavailable,
}: RacePictureViewProps) {
  const { track, plan, direction, surface } = film.course;
  const map = (
    <CourseMap
      {...{ track, plan, direction, surface }}
      distance={film.distance}
      variant="plain"
      runners={standings}
      flags={shown === 'plan' ? flagsOf(standings, myHorseIds) : []}
    />
  );
  if (shown === 'plan') {
    return (
      <>
        <div className={styles.largePlan}>{map}</div>
        <div className={styles.strip}>
          <FieldStrip standings={standings} direction={direction} surface={surface} />
        </div>
      </>
    );
  }
  return (
    <Suspense fallback={<p className={styles.waiting}>The film is on its way…</p>}>
      <RaceView {...{ film, clock, camera, horseId, onUnavailable }} />
      <div className={styles.plan}>{map}</div>
    </Suspense>
  );
}

/** The leader and one's own, as far as there is room for them. */
function flagsOf(standings: readonly Standing[], myHorseIds: readonly string[]) {
  return standings
    .map((standing, i) => ({ ...standing, leads: i === 0 }))
    .filter(({ horseId, leads }) => leads || myHorseIds.includes(horseId))
    .slice(0, flagged);
}

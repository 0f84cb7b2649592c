import type { ListedRace, RaceWithEntries } from '@furlong/backend';
import { FinishScene, FinishSceneSkeleton } from '@furlong/ui';
import { lazy, Suspense } from 'react';
import { toCourseMapProps } from '../../../shared/races/toCourseMapProps.ts';
import { toFinish, toFinishers, toSceneHorse } from '../toFinishScene.ts';

// What moves comes after what stands: the first load is not kept waiting for it.
const ReplayedFinish = lazy(async () => ({
  default: (await import('./ReplayedFinish.tsx')).ReplayedFinish,
}));
const LiveScene = lazy(async () => ({ default: (await import('./LiveScene.tsx')).LiveScene }));

export interface LastRaceProps {
  /** Undefined while it is on its way, null before the first race has been run. */
  result: RaceWithEntries | null | undefined;
  failed: boolean;
  /** The race that is on, which is shown instead; null while there is none. */
  running: ListedRace | null;
}

/** How many finishers the judge's card shows. */
const shownFinishers = 5;

/** Where and how the last race was decided, as it was run; a race that is on, while it is. */
export function LastRace({ result, failed, running }: LastRaceProps) {
  if (running) {
    return (
      <Suspense fallback={<FinishSceneSkeleton />}>
        <LiveScene key={running.id} race={running} />
      </Suspense>
    );
  }
  if (result === undefined && !failed) return <FinishSceneSkeleton />;
  // Before the first race, and without a connection, the club shows its first course, empty.
  if (!result) {
    return (
      <FinishScene
        title="The first course of the club"
        course={toCourseMapProps({ trackId: 'ashford-downs', surface: 'Turf', distance: 1600 })}
      />
    );
  }
  const { race, runners } = result;
  const course = toCourseMapProps(race);
  const shown = runners.slice(0, shownFinishers);
  const scene = {
    title: 'The last race',
    course: { ...course, runners: toFinish(shown, course.plan.width) },
    ...(shown[0] && { horse: toSceneHorse(shown[0], race) }),
    finish: { race: race.name, order: toFinishers(shown), official: true },
  };
  return (
    <Suspense fallback={<FinishScene {...scene} />}>
      <ReplayedFinish key={race.id} result={result} shown={shown} scene={scene} />
    </Suspense>
  );
}

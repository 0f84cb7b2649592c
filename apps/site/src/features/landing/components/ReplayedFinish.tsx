import type { RaceWithEntries } from '@furlong/backend';
import { FinishScene, type FinishSceneProps } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filmQuery, placesAt, type RunAgain, reducedMotion } from '../../rerun/replay/index.ts';
import { toReplay } from '../toReplay.ts';
import { useFrame } from '../useFrame.ts';

export interface ReplayedFinishProps {
  result: RaceWithEntries;
  /** The first of the field that the scene shows. */
  shown: RaceWithEntries['runners'];
  /** The still picture of the finish, before and after; its card is shown all along. */
  scene: FinishSceneProps;
}

/** The last seconds of a race, once, as it was run; a still where motion is unwelcome. */
export function ReplayedFinish(props: ReplayedFinishProps) {
  const [still] = useState(reducedMotion);
  return still ? <FinishScene {...props.scene} /> : <RunFinish {...props} />;
}

function RunFinish(props: ReplayedFinishProps) {
  const again = useQuery(filmQuery(props.result));
  return again.data ? <Moving {...props} again={again.data} /> : <FinishScene {...props.scene} />;
}

function Moving({ result, shown, scene, again }: ReplayedFinishProps & { again: RunAgain }) {
  const [replay] = useState(() =>
    toReplay(
      {
        distance: result.race.distance,
        times: again.times,
        placesAt: (at) => placesAt(again, at),
      },
      shown,
      scene.course.plan.width,
    ),
  );
  const [over, setOver] = useState(false);
  const now = useFrame(!over, 0);
  const [began] = useState(now);
  const ms = replay.from + now - began;
  if (!over && ms > replay.to) setOver(true);
  if (over) return <FinishScene {...scene} />;
  return <FinishScene {...scene} course={{ ...scene.course, runners: replay.runnersAt(ms) }} />;
}

import type { RaceWithEntries } from '@furlong/backend';
import { CourseMap, Notice, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toCourseMapProps } from '../../shared/races/toCourseMapProps.ts';
import { fetchPlayer } from './fetchPlayer.ts';
import { filmQuery } from './queries.ts';

// The player is fetched where a race is watched.
const LivePlayer = lazy(async () => ({
  default: (await fetchPlayer(() => import('./components/LivePlayer.tsx'))).LivePlayer,
}));

export interface LiveRaceProps extends RaceWithEntries {
  myHorseIds: readonly string[];
}

/**
 * A race from the minute in which its field is in the stalls, at this moment of the server's time, the
 * same for everybody: run in this browser from its published card and the seed revealed at the off.
 * Whoever comes late joins in the middle.
 */
export function LiveRace({ race, runners, myHorseIds }: LiveRaceProps) {
  const { key } = useLocation();
  const linked = useSearchParams()[0].has('at');
  const again = useQuery(filmQuery({ race, runners }));
  const [late] = useState(again.data === undefined && race.seed !== null);
  const plan = <CourseMap {...toCourseMapProps(race)} />;
  if (again.isError) {
    return (
      <Stack gap="small">
        {plan}
        <Notice tone="error">
          The race could not be run again in this browser: {again.error.message}
        </Notice>
      </Stack>
    );
  }
  // Whoever comes late does not see the field in the stalls.
  if (late && again.data === undefined) return plan;
  return (
    <Suspense fallback={plan}>
      <LivePlayer
        // A link to a moment leads there where the film is open, too.
        key={linked ? key : 'live'}
        result={{ race, runners }}
        again={again.data ?? null}
        myHorseIds={myHorseIds}
      />
    </Suspense>
  );
}

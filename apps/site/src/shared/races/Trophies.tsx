import type { StableWinner } from '@furlong/backend';
import { Grid, Trophy } from '@furlong/ui';
import { formatDayOfYear } from '../format/time.ts';
import { paths } from '../paths.ts';
import { graded } from './graded.ts';
import { timeOfDay, trackPlaces } from './trackPlaces.ts';

/** The graded races that a stable has won: their cups on a shelf. */
export function Trophies({ won }: { won: readonly StableWinner[] }) {
  return (
    <Grid columnMin={150}>
      {won.flatMap(({ id, raceId, race, horse }) => {
        const grade = graded[race.grade];
        if (grade === undefined) return [];
        return (
          <Trophy
            key={id}
            grade={grade}
            race={race.name}
            href={paths.race(raceId)}
            horse={horse.name}
            when={formatDayOfYear(race.offAt)}
            scene={trackPlaces[race.trackId].scene}
            timeOfDay={timeOfDay(race.trackId, race.offAt)}
            surface={race.surface}
          />
        );
      })}
    </Grid>
  );
}

import type { RaceWithEntries } from '@furlong/backend';
import { RacePlayer } from '@furlong/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../../shared/time/clock.ts';
import { reducedMotion } from '../chosenPicture.ts';
import { fieldInStalls } from '../fieldInStalls.ts';
import { readFilmLink, startOfFilm } from '../filmLink.ts';
import type { RunAgain } from '../runAgain.ts';
import { shareMoment } from '../shareMoment.ts';
import { toFinish } from '../toFinish.ts';
import { toRaceFilm } from '../toRaceFilm.ts';
import { mostAskedAbout } from '../toWhyPlacedProps.ts';
import { usePicture } from '../usePicture.ts';

interface LivePlayerProps {
  result: RaceWithEntries;
  /** The race from its off on; null while the field is in the stalls. */
  again: RunAgain | null;
  myHorseIds: readonly string[];
}

/** A race as it is run, with a way back into it and to this moment. */
export function LivePlayer({ result, again, myHorseIds }: LivePlayerProps) {
  const { race, runners } = result;
  const [query] = useSearchParams();
  const [linked] = useState(() => readFilmLink(query));
  const [start] = useState(() => ({
    ...startOfFilm(linked, mostAskedAbout(runners, myHorseIds)),
    ...(linked === null ? { ms: Number.POSITIVE_INFINITY } : {}),
  }));
  const film = useMemo(
    () => toRaceFilm({ race, runners }, again ?? fieldInStalls(runners)),
    [race, runners, again],
  );
  // Once it stands, it is below.
  const official = race.status === 'finished';
  const isOff = again !== null;
  const finish = useMemo(() => toFinish(runners, { times: again?.times ?? {} }), [runners, again]);
  const live = useCallback(() => {
    const ms = serverNow() - race.offAt;
    // Nobody leaves the stalls before it is known how.
    return isOff ? ms : Math.min(ms, 0);
  }, [race.offAt, isOff]);
  return (
    <RacePlayer
      race={race.name}
      film={film}
      live={live}
      finish={finish}
      official={official}
      resultOnPage={official}
      captions={again?.story ?? []}
      {...usePicture()}
      start={start}
      autoplay={linked === null}
      calm={reducedMotion()}
      autofocus={linked !== null}
      myHorseIds={myHorseIds}
      onShare={shareMoment}
    />
  );
}

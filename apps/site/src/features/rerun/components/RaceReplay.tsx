import type { RaceWithEntries } from '@furlong/backend';
import { Button, RacePlayer, Stack } from '@furlong/ui';
import type { FilmMoment } from '@furlong/ui/film';
import { useMemo, useState } from 'react';
import { useMyHorseIds } from '../../stable/index.ts';
import { reducedMotion } from '../chosenPicture.ts';
import { startOfFilm } from '../filmLink.ts';
import type { RunAgain } from '../runAgain.ts';
import { shareMoment } from '../shareMoment.ts';
import { toFinish } from '../toFinish.ts';
import { toRaceFilm } from '../toRaceFilm.ts';
import { mostAskedAbout } from '../toWhyPlacedProps.ts';
import { usePicture } from '../usePicture.ts';

interface RaceReplayProps {
  result: RaceWithEntries;
  again: RunAgain;
  /** What a link to the film named. */
  linked: Partial<FilmMoment> | null;
  /** Whether the order of finish stands on the same page. */
  resultOnPage: boolean;
  onClose: () => void;
}

/** The film of a race, with a way to send a moment of it to others. */
export function RaceReplay({ result, again, linked, resultOnPage, onClose }: RaceReplayProps) {
  const myHorseIds = useMyHorseIds();
  const film = useMemo(() => toRaceFilm(result, again), [result, again]);
  const finish = useMemo(() => toFinish(result.runners, again), [result, again]);
  const [start] = useState(() => startOfFilm(linked, mostAskedAbout(result.runners, myHorseIds)));
  return (
    <Stack gap="small">
      <RacePlayer
        race={result.race.name}
        film={film}
        captions={again.story}
        live={null}
        finish={finish}
        official
        resultOnPage={resultOnPage}
        {...usePicture()}
        start={start}
        // A link shows its moment, and stands.
        autofocus
        autoplay={linked === null && !reducedMotion()}
        calm={reducedMotion()}
        myHorseIds={myHorseIds}
        onShare={shareMoment}
      />
      <div>
        <Button variant="quiet" onPress={onClose}>
          Close the film
        </Button>
      </div>
    </Stack>
  );
}

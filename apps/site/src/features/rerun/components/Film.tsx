import type { RaceWithEntries } from '@furlong/backend';
import { Button, RacePlayer, Stack, Toasts, useToast } from '@furlong/ui';
import type { FilmMoment } from '@furlong/ui/film';
import { useMemo, useState } from 'react';
import { useMyHorseIds } from '../../stable/index.ts';
import { choosePicture, chosenPicture, reducedMotion } from '../chosenPicture.ts';
import { filmLink, startOfFilm } from '../filmLink.ts';
import type { RunAgain } from '../runAgain.ts';
import { toRaceFilm } from '../toRaceFilm.ts';
import { mostAskedAbout } from '../toWhyPlacedProps.ts';

interface FilmProps {
  result: RaceWithEntries;
  again: RunAgain;
  /** What a link to the film named. */
  linked: Partial<FilmMoment> | null;
  onClose: () => void;
}

/** The film of a race, with a way to send a moment of it to others. */
export function Film(props: FilmProps) {
  return (
    <Toasts>
      <Player {...props} />
    </Toasts>
  );
}

function Player({ result, again, linked, onClose }: FilmProps) {
  const myHorseIds = useMyHorseIds();
  const toast = useToast();
  const film = useMemo(() => toRaceFilm(result, again), [result, again]);
  const [picture, setPicture] = useState(chosenPicture);
  const [start] = useState(() => startOfFilm(linked, mostAskedAbout(result.runners, myHorseIds)));
  const share = async (moment: FilmMoment) => {
    const link = filmLink(location.href, moment);
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: 'The link to this moment is copied.' });
    } catch {
      toast({ message: `This browser copies nothing. The link is ${link}`, tone: 'error' });
    }
  };
  return (
    <Stack gap="small">
      <RacePlayer
        race={result.race.name}
        film={film}
        captions={again.story}
        picture={picture}
        onPictureChange={(detail) => {
          choosePicture(detail.picture);
          setPicture(detail.picture);
        }}
        start={start}
        // A link shows its moment, and stands.
        autofocus
        autoplay={linked === null && !reducedMotion()}
        myHorseIds={myHorseIds}
        onShare={share}
      />
      <div>
        <Button variant="quiet" onPress={onClose}>
          Close the film
        </Button>
      </div>
    </Stack>
  );
}

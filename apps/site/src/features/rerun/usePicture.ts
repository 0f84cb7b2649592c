import type { RacePicture } from '@furlong/ui';
import { useState } from 'react';
import { choosePicture, chosenPicture } from './chosenPicture.ts';

/** How races are shown to this visitor, and a way to choose it. */
export function usePicture() {
  const [picture, setPicture] = useState(chosenPicture);
  return {
    picture,
    onPictureChange: (detail: { picture: RacePicture }) => {
      choosePicture(detail.picture);
      setPicture(detail.picture);
    },
  };
}

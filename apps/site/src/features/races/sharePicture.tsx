import type { Race, Runner } from '@furlong/backend';
import { SharePicture } from '@furlong/ui';
import { handOnPicture } from '../../shared/share/handOnPicture.ts';
import { toSharePictureProps } from './toSharePictureProps.ts';

/** Hands on the picture of a race. */
export const sharePicture = (race: Race, runners: readonly Runner[]) =>
  handOnPicture(<SharePicture {...toSharePictureProps(race, runners)} />, {
    ...{ title: race.name, at: race.offAt, url: location.href },
  });

import type { Race, Runner } from '@furlong/backend';
import { SharePicture, sharePictureSize } from '@furlong/ui';
import { saveFile } from '../../shared/saveFile.ts';
import { drawPng } from './drawPng.ts';
import { shareFileName, toSharePictureProps } from './toSharePictureProps.ts';

/** What became of a picture; `left` where the player changed their mind. */
export type Shared = 'shared' | 'saved' | 'left';

/** Draws the picture of a race, and hands it to the platform's share sheet; where there is none, saves it. */
export async function sharePicture(race: Race, runners: readonly Runner[]): Promise<Shared> {
  const png = await drawPng(
    <SharePicture {...toSharePictureProps(race, runners)} />,
    sharePictureSize,
  );
  const file = new File([png], shareFileName(race), { type: 'image/png' });
  const shared = { files: [file], title: race.name, url: location.href };
  // A desk has the sheet, too, and often nothing behind it that takes a file.
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
      // The press was too long ago for the platform: the picture is saved instead.
    }
  }
  saveFile(file);
  return 'saved';
}

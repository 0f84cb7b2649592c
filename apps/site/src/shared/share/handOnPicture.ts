import { sharePictureSize } from '@furlong/ui';
import type { ReactElement } from 'react';
import { saveFile } from '../saveFile.ts';
import { drawPng } from './drawPng.ts';
import { shareFileName } from './shareFileName.ts';

/** What became of a picture; `left` where the player changed their mind. */
export type Shared = 'shared' | 'saved' | 'left';

/** Draws a picture, and hands it to the platform's share sheet; where there is none, saves it. */
export async function handOnPicture(
  picture: ReactElement,
  { title, at, url }: { title: string; at: number; url: string },
): Promise<Shared> {
  const png = await drawPng(picture, sharePictureSize);
  const file = new File([png], shareFileName(title, at), { type: 'image/png' });
  const shared = { files: [file], title, url };
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

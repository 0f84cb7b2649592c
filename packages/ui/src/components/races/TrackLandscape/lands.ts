import desert from './lands/desert.svg?no-inline';
import downs from './lands/downs.svg?no-inline';
import harbour from './lands/harbour.svg?no-inline';
import hills from './lands/hills.svg?no-inline';
import marsh from './lands/marsh.svg?no-inline';
import mere from './lands/mere.svg?no-inline';
import type { TrackScene } from './scenes';

/**
 * Where each land is drawn: in a file of its own, which a browser fetches once it is shown. It goes
 * from the horizon to the course, in a picture of 800 by 400, and on to the left, low enough for words
 * above it. Its colours are named by custom properties, such as `--land-far`.
 */
export const lands: Readonly<Record<TrackScene, string>> = {
  desert,
  downs,
  harbour,
  hills,
  marsh,
  mere,
};

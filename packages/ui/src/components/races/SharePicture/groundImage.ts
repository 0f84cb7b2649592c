import course from '../TrackLandscape/course.svg?raw';
import { coursePaintOf, landPaintOf } from '../TrackLandscape/hours';
import desert from '../TrackLandscape/lands/desert.svg?raw';
import downs from '../TrackLandscape/lands/downs.svg?raw';
import harbour from '../TrackLandscape/lands/harbour.svg?raw';
import hills from '../TrackLandscape/lands/hills.svg?raw';
import marsh from '../TrackLandscape/lands/marsh.svg?raw';
import mere from '../TrackLandscape/lands/mere.svg?raw';
import type { TrackScene } from '../TrackLandscape/scenes';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';

const lands: Readonly<Record<TrackScene, string>> = { desert, downs, harbour, hills, marsh, mere };

/**
 * A land and its course as an image of 800 by 400 that stands alone, with colours in place of their names: a
 * file has no style sheet. An image and not markup: no page of the site may set markup from a string.
 *
 * @returns an address of `data:`
 */
export function groundImage({ scene, timeOfDay, surface }: TrackLandscapeProps): string {
  const paint: Readonly<Record<string, string>> = {
    ...landPaintOf(scene, timeOfDay),
    ...coursePaintOf(surface, timeOfDay),
  };
  const drawn = `${lands[scene]}${course}`.replaceAll(
    /var\(--land-(\w+)\)/g,
    (name, colour: string) => paint[colour] ?? name,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">${drawn}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

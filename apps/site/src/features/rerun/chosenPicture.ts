import type { RacePicture } from '@furlong/ui';
import { keptHere } from '../../shared/keptHere.ts';

const key = 'furlong:race-picture';

/**
 * How races are shown: as the visitor chose, else on the plan of the course where motion is
 * unwelcome, data is to be saved or the browser has no WebGL 2.
 */
export function chosenPicture(): RacePicture {
  const chosen = keptHere.getItem(key);
  if (chosen === 'film' || chosen === 'plan') return chosen;
  return reducedMotion() || savesData() || !('WebGL2RenderingContext' in window) ? 'plan' : 'film';
}

export function choosePicture(picture: RacePicture): void {
  keptHere.setItem(key, picture);
}

/** Whether the visitor's system asks for less motion. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** TypeScript's DOM library does not know it yet. */
function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

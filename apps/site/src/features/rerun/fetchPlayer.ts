import { loadRaceView } from '@furlong/ui/film';
import { chosenPicture } from './chosenPicture.ts';

/**
 * Fetches a player, and beside it what draws the film for those who watch it: one after the other
 * would take twice as long.
 */
export function fetchPlayer<Module>(player: () => Promise<Module>): Promise<Module> {
  // What could not be had is asked for again, and told of, where it is shown.
  if (chosenPicture() === 'film') void Promise.allSettled([loadRaceView()]);
  return player();
}

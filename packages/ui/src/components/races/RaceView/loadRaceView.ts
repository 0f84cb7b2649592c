/** Fetches what draws a race in three dimensions; called early, it is at hand once there is a film. */
export function loadRaceView() {
  return import('./RaceView');
}

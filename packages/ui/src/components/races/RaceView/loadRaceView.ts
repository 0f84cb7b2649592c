/**
 * Fetches what draws a race in three dimensions, and lays out what is the same in all films; called
 * early, both are at hand once there is a film.
 */
export async function loadRaceView() {
  const view = await import('./RaceView');
  view.prepareShapes();
  return view;
}

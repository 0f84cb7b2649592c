/**
 * Fetches what draws a race in three dimensions, and lays out what is the same in all films; called
 * early, both are at hand once there is a film.
 */
export async function loadRaceView() {
  const [view] = await Promise.all([
    import('./RaceView'),
    // The smaller part comes sooner: it is laid out while the other is on its way.
    import('./scene/shapes').then(({ prepareShapes }) => prepareShapes()),
  ]);
  return view;
}

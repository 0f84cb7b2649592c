import type { RunFilter } from '@furlong/backend';
import { distances, trackIds } from '@furlong/game/rules';

/** All distances that races are run over, metres. */
export const allDistances: readonly number[] = Object.values(distances)
  .flat()
  .map(({ distance }) => distance);

export const surfaces = ['Turf', 'Dirt'] as const;

/** How a run ended, as the address says it: the worst place that counts. */
const endings = { won: 1, placed: 3 } as const;

/** All runs. */
export const everyRun: RunFilter = {
  ...{ horseId: null, trackId: null, distance: null, surface: null, worstPlace: null },
};

/** Reads the address; what it does not say, or says wrongly, narrows nothing. */
export function readRunFilter(search: URLSearchParams): RunFilter {
  const result = search.get('result');
  return {
    horseId: search.get('horse'),
    trackId: trackIds.find((id) => id === search.get('track')) ?? null,
    distance: allDistances.find((each) => `${each}` === search.get('distance')) ?? null,
    surface: surfaces.find((each) => each === search.get('surface')) ?? null,
    worstPlace: result === 'won' || result === 'placed' ? endings[result] : null,
  };
}

/** The address of a filter; what narrows nothing is left out. */
export function writeRunFilter(filter: RunFilter): Record<string, string> {
  const { horseId, trackId, distance, surface, worstPlace } = filter;
  return {
    ...(horseId !== null && { horse: horseId }),
    ...(trackId !== null && { track: trackId }),
    ...(distance !== null && { distance: `${distance}` }),
    ...(surface !== null && { surface }),
    ...(worstPlace !== null && { result: worstPlace === 1 ? 'won' : 'placed' }),
  };
}

import type { RequestEntry } from '@furlong/backend';
import { ratingBand } from '@furlong/game/rules';
import type { RequestPlace } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';

/** The horses of a request as its page shows them. */
export const toRequestPlaces = (
  entries: readonly RequestEntry[],
  myStableId: string | null,
): RequestPlace[] =>
  entries.map(({ horseId, horseName, stableId, stableName, silks, rating }) => ({
    horseId,
    horse: horseName,
    horseHref: paths.horse(horseId),
    stable: stableName,
    stableHref: paths.publicStable(stableId),
    silks,
    rating: { value: rating, band: ratingBand(rating) },
    mine: stableId === myStableId,
  }));

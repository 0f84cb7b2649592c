import type { TrackId } from '@furlong/game/rules';
import type { TimeOfDay } from '@furlong/ui/film';
import { useNow } from '../time/useNow.ts';
import { useServerAhead } from '../time/useServerAhead.ts';
import { timeOfDay } from './trackPlaces.ts';

/** The light that a track has now; that of day until the time is known. */
export function useTimeOfDay(trackId: TrackId): TimeOfDay {
  const now = useNow(60_000);
  return useServerAhead() === null ? 'day' : timeOfDay(trackId, now);
}

import type { ListedRace } from '@furlong/backend';
import type { TrackLandscapeProps } from '@furlong/ui';
import { timeOfDay, trackPlaces } from '../../shared/races/trackPlaces.ts';

/** What a race is announced on: its track's land, in the light of its hour there. */
export function toPosterGround({
  trackId,
  offAt,
  surface,
}: Pick<ListedRace, 'trackId' | 'offAt' | 'surface'>): TrackLandscapeProps {
  return { scene: trackPlaces[trackId].scene, timeOfDay: timeOfDay(trackId, offAt), surface };
}

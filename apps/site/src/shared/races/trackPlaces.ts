import type { TrackId } from '@furlong/game/rules';
import type { TrackScene } from '@furlong/ui';
import type { Landscape, TimeOfDay } from '@furlong/ui/film';

/** What lies around a track, in film and on posters, and the hours by which its clocks differ from UTC. */
interface TrackPlace {
  landscape: Landscape;
  scene: TrackScene;
  hours: number;
}

export const trackPlaces: Readonly<Record<TrackId, TrackPlace>> = {
  'ashford-downs': { landscape: 'downs', scene: 'downs', hours: 0 },
  kingsmere: { landscape: 'parkland', scene: 'mere', hours: 0 },
  'port-regis': { landscape: 'shore', scene: 'harbour', hours: -5 },
  'saltmarsh-park': { landscape: 'marsh', scene: 'marsh', hours: 10 },
  'monte-sereno': { landscape: 'hills', scene: 'hills', hours: 1 },
  'red-mesa': { landscape: 'desert', scene: 'desert', hours: -7 },
};

/** From the hour on, by the clock of the track. */
const daylight: readonly (readonly [hour: number, TimeOfDay])[] = [
  [0, 'night'],
  [6, 'morning'],
  [10, 'day'],
  [17, 'evening'],
  [20, 'night'],
];

/** The light at a track at `at`, ms. */
export function timeOfDay(trackId: TrackId, at: number): TimeOfDay {
  const hour = (new Date(at).getUTCHours() + trackPlaces[trackId].hours + 24) % 24;
  return daylight.findLast(([from]) => hour >= from)?.[1] ?? 'night';
}

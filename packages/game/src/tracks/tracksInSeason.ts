import type { TrackId } from './tracks.ts';

/** How many of the six tracks race in one season. */
const TRACKS_A_SEASON = 4;

/** Turf and dirt by turns, so that any four in a row have both. */
const rotation: readonly TrackId[] = [
  'ashford-downs',
  'port-regis',
  'kingsmere',
  'saltmarsh-park',
  'monte-sereno',
  'red-mesa',
];

/** The tracks that race in a season; each season one of them rests and another comes back. */
export function tracksInSeason(season: number): readonly TrackId[] {
  const laps = [...rotation, ...rotation];
  const first = ((season % rotation.length) + rotation.length) % rotation.length;
  return laps.slice(first, first + TRACKS_A_SEASON);
}

import { hashText } from '../random/hashText.ts';
import { gaussian, sfc32 } from '../random/sfc32.ts';
import type { Surface, TrackId } from '../tracks/tracks.ts';

const MEAN = -5;
const DEVIATION = 30;

/** The going at a track on a day (counted since 1970): mostly near good, seldom heavy. */
export function goingOfDay(trackId: TrackId, surface: Surface, day: number): number {
  const weather = gaussian(sfc32(hashText(`${trackId}:${surface}`), day, 1, 2));
  return Math.max(-100, Math.min(100, Math.round(MEAN + DEVIATION * weather)));
}

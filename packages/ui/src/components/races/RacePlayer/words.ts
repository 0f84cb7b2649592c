import type { FilmCamera } from '../RaceView/cameras/shots';

/** One sentence of the commentary, from its moment on. */
export interface FilmCaption {
  /** Milliseconds after the off. */
  ms: number;
  text: string;
}

/** Milliseconds that a caption stays if no other takes its place. */
const stays = 6_000;

/** The sentence that is told at a moment; none while nothing happens. */
export function captionAt(captions: readonly FilmCaption[], ms: number): string {
  const caption = captions.findLast((each) => each.ms <= ms);
  return caption && ms - caption.ms < stays ? caption.text : '';
}

/** How far a runner lies behind the leader, such as "+1.2 L". */
export function formatGap(lengths: number): string {
  return `+${lengths.toFixed(1)} L`;
}

/** Minutes and seconds since the off, such as "1:07"; "−0:03" before it. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1_000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return ms < 0 && seconds > 0 ? `−${clock}` : clock;
}

/** Where a film stands, as it is read out. */
export function momentWords(ms: number): string {
  return ms < 0 ? `${formatClock(-ms)} before the off` : `${formatClock(ms)} after the off`;
}

export const cameraWords: Record<FilmCamera, string> = {
  director: 'Director',
  broadcast: 'Broadcast',
  follow: 'Follow',
  jockey: 'Jockey',
  'head-on': 'Head-on',
  blimp: 'Blimp',
};

import type { FilmCamera } from '../../RaceView/cameras/shots';
import type { Motion } from '../../RaceView/motion/Motion';
import { emptyRunner } from '../../RaceView/motion/RunnerMoment';
import { touchdown } from '../../RaceView/rig/gallop';

/** One hoof that comes down. */
export interface Footfall {
  /** Milliseconds after the off. */
  ms: number;
  /** 0 to 1. */
  loudness: number;
}

/** When the four hooves of a gallop come down, as shares of the stride. */
const beats = [
  touchdown.hind.Left,
  touchdown.hind.Right,
  touchdown.fore.Left,
  touchdown.fore.Right,
];

/** How many horses are told apart: more are a single rumble. */
const heard = 6;
/** Metres from which a horse is half as loud. */
const near = 6;

/** How loud the hooves are to each camera, as far as it stands from them. */
const closeness: Record<FilmCamera, number> = {
  director: 0.6,
  broadcast: 0.5,
  follow: 0.9,
  jockey: 1,
  'head-on': 0.6,
  blimp: 0.2,
};

export interface Listening {
  motion: Motion;
  camera: FilmCamera;
  /** The place, in the film, of the horse that is followed or ridden. */
  runner: number;
}

/**
 * The hooves that come down after `from` and until `until`, milliseconds after the off, of the horses
 * that are nearest to the camera: beside the one it follows, else around the leader.
 */
export function footfallsBetween(
  { motion, camera, runner }: Listening,
  from: number,
  until: number,
): Footfall[] {
  const before = field(motion, from);
  const after = field(motion, until);
  const followed = camera === 'follow' || camera === 'jockey' ? after[runner]?.toGo : undefined;
  const ear = followed ?? Math.min(...after.map(({ toGo }) => toGo));
  return after
    .map((moment, i) => ({ moment, i, away: Math.abs(moment.toGo - ear) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, heard)
    .flatMap(({ moment, i, away }) => {
      const loudness = (closeness[camera] * (1 - moment.still)) / (1 + away / near);
      const first = before[i]?.strides ?? 0;
      const strides = moment.strides - first;
      return beatsBetween(first, moment.strides).map((beat) => ({
        ms: from + ((beat - first) / strides) * (until - from),
        loudness,
      }));
    });
}

/** The moments, counted in strides, at which a hoof comes down after `from` and until `until`. */
function beatsBetween(from: number, until: number): number[] {
  const found: number[] = [];
  for (let stride = Math.floor(from); stride <= until; stride++) {
    for (const beat of beats) {
      const at = stride + beat;
      if (at > from && at <= until) found.push(at);
    }
  }
  return found;
}

/** Metres before the post from which the crowd is heard to rise, and its murmur before, 0 to 1. */
const rising = 600;
const murmur = 0.12;
/** Milliseconds in which its cheer dies down once the winner is home. */
const cheer = 6_000;

/**
 * How loud the crowd is, 0 to 1: it rises from 600 m out to the post, and dies down after.
 * @param motion the race
 * @param wonAt milliseconds after the off at which it was won
 * @param ms milliseconds after the off
 */
export function crowdAt(motion: Motion, wonAt: number, ms: number): number {
  if (ms >= wonAt) return murmur + (1 - murmur) * Math.max(0, 1 - (ms - wonAt) / cheer);
  const toGo = Math.min(...field(motion, ms).map((moment) => moment.toGo));
  const near = Math.max(0, 1 - Math.max(0, toGo) / rising);
  return murmur + (1 - murmur) * near * near;
}

function field(motion: Motion, ms: number) {
  return Array.from({ length: motion.runners }, (_, i) => motion.at(i, ms, emptyRunner()));
}

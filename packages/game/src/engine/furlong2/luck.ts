import { gaussian, type Source, sfc32, uniform } from '../../random/sfc32.ts';
import { SECTION_METRES } from '../clock.ts';

/** What chance holds for one runner in one race. */
export interface Luck {
  /** Seconds lost at the gate. */
  readonly gate: number;
  /** The form of the day, as a change of speed. */
  readonly day: number;
  /** 0 to 1: how long it disputes the lead, and how early its rider moves. */
  readonly keenness: number;
  /** The day's form and the luck of each 200 m together, as a change of speed. */
  readonly sections: Float64Array;
  /** Metres that its rider lets it drop back (forward, if negative) beyond its style, by 200 m. */
  readonly settling: Float64Array;
}

const GATE = 0.25;

/** Seconds that the form of the day is worth over any distance, before its shape. */
const DAY_SECONDS = 0.74;

/** Share of speed, luck of 200 m. */
const SECTION_LUCK = 0.0016;

/** Metres: a rider's habit for the whole race, and what changes every 200 m. */
const HABIT = 1.5;
const CHANGE = 3;

/** The day's variant of the track: 0.3 s/km either way, for all runners alike. */
const VARIANT = 0.005;

const GOLDEN_RATIO = 0x9e3779b9;

/** A source of its own for each stall (0 is the course), so that no runner shifts another's luck. */
export function sourceFor(words: readonly [number, number, number, number], stall: number): Source {
  return sfc32(words[0], words[1], words[2], words[3] ^ Math.imul(stall, GOLDEN_RATIO));
}

/** What the day makes of every runner's speed: about 1. */
export function trackVariant(source: Source): number {
  return 1 + VARIANT * gaussian(source);
}

/** How much of chance a race lets tell, and on whom. */
export interface Chances {
  /** Metres. */
  readonly distance: number;
  /** The share of its speed that a runner loses with a second over the distance. */
  readonly perSecond: number;
  /** 1 for a horse of average balance. */
  readonly unevenness: number;
}

/** Draws a runner's luck. */
export function drawLuck(source: Source, { distance, perSecond, unevenness }: Chances): Luck {
  const gate = GATE * uniform(source);
  const day = DAY_SECONDS * perSecond * shaped(gaussian(source));
  const keenness = uniform(source);
  const habit = HABIT * gaussian(source);
  const count = Math.floor((distance - 1) / SECTION_METRES) + 1;
  const sections = new Float64Array(count);
  const settling = new Float64Array(count);
  for (let section = 0; section < count; section++) {
    sections[section] = day + SECTION_LUCK * unevenness * gaussian(source);
    settling[section] = habit + CHANGE * gaussian(source);
  }
  return { gate, day, keenness, sections, settling };
}

/**
 * A normal figure made narrow on the good side and long on the bad: the best days of a field differ
 * by little, its worst by much, so that real fields of twelve finish 0.15 s, 0.12 s and 0.11 s apart
 * in front and 0.3 and 0.8 s apart behind (8,523 Hong Kong races).
 */
function shaped(normal: number): number {
  if (normal >= 0) return normal * (0.295 - 0.04 * Math.min(3, normal));
  const below = Math.min(2.2, -normal);
  return -below * (0.31 + below * (0.17 + below * 0.13));
}

/** The entry for the 200 m that hold the metres run. */
export function sectionOf(luck: Luck, metres: number): number {
  return Math.min(luck.sections.length - 1, Math.floor(metres / SECTION_METRES));
}

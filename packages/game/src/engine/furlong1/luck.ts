import { gaussian, type Source, sfc32, uniform } from '../../random/sfc32.ts';
import { SECTION_METRES } from '../clock.ts';

/** What chance holds for one runner in one race. */
export interface Luck {
  /** Seconds lost at the gate. */
  readonly gate: number;
  /** How keen it is to go early, as a change of its early speed. */
  readonly keenness: number;
  /** The day's form and the luck of each 200 m together, as a change of the multiplier. */
  readonly sections: Float64Array;
  /** The day's form alone. */
  readonly day: number;
  /** Its jockey does not persevere once it is beaten. */
  readonly eased: boolean;
}

const GATE = 0.25;
const KEENNESS = 0.003;
const DAY_FORM = 0.00216;
/** Bad days are worse than good days are good. */
const BAD_SIDE = 2.44;
const OFF_DAY_CHANCE = 0.12;
const OFF_DAY = 0.0123;
const SECTION_LUCK = 0.0017;
const EASED_CHANCE = 0.47;

/** The day's variant of the track: 0.35 s/km either way, for all runners alike. */
const VARIANT = 0.006;

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
  /** Factor on all luck in speed. */
  readonly scale: number;
  /** 1 for a horse of average balance. */
  readonly unevenness: number;
}

/** Draws a runner's luck. */
export function drawLuck(source: Source, { distance, scale, unevenness }: Chances): Luck {
  const gate = GATE * uniform(source);
  const form = gaussian(source);
  const offDay = uniform(source) < OFF_DAY_CHANCE;
  const depth = OFF_DAY * (0.3 + uniform(source));
  const eased = uniform(source) < EASED_CHANCE;
  const keenness = KEENNESS * gaussian(source);
  const day = scale * (DAY_FORM * (form < 0 ? BAD_SIDE * form : form) - (offDay ? depth : 0));
  const sections = new Float64Array(Math.floor((distance - 1) / SECTION_METRES) + 1);
  for (let section = 0; section < sections.length; section++) {
    sections[section] = day + scale * SECTION_LUCK * unevenness * gaussian(source);
  }
  return { gate, keenness, sections, day, eased };
}

/** Form of the day and luck of the 200 m that hold the metres run. */
export function luckAt({ sections, day }: Luck, metres: number): number {
  return sections[Math.min(sections.length - 1, Math.floor(metres / SECTION_METRES))] ?? day;
}

import { gaussian, type Source, sfc32, uniform } from './sfc32.ts';

/** What chance holds for one runner in one race. */
export interface Luck {
  /** Seconds lost at the gate. */
  readonly gate: number;
  /** The day's form, as a change of the multiplier before distance scaling. */
  readonly day: number;
  /** The same for each 200 m. */
  readonly sections: readonly number[];
  /** Its jockey does not persevere once it is beaten. */
  readonly eased: boolean;
}

const GATE = 0.25;
const DAY = 0.0023;
/** Bad days are worse than good days are good. */
const BAD_SIDE = 2.44;
const OFF_DAY_CHANCE = 0.12;
const OFF_DAY = 0.013;
const SECTION = 0.0018;
const EASED_CHANCE = 0.47;

/** The day's variant of the track: 0.35 s/km either way, for all runners alike. */
const VARIANT = 0.006;

const SECTION_METRES = 200;
const GOLDEN = 0x9e3779b9;

/** A source of its own for each stall (0 is the course), so that no runner shifts another's luck. */
export function sourceFor(words: readonly [number, number, number, number], stall: number): Source {
  return sfc32(words[0], words[1], words[2], words[3] ^ Math.imul(stall, GOLDEN));
}

/** What the day makes of every runner's speed: about 1. */
export function trackVariant(source: Source): number {
  return 1 + VARIANT * gaussian(source);
}

/** Draws a runner's luck; `unevenness` is 1 for a horse of average balance. */
export function drawLuck(source: Source, distance: number, unevenness: number): Luck {
  const gate = GATE * uniform(source);
  const form = gaussian(source);
  const offDay = uniform(source) < OFF_DAY_CHANCE;
  const depth = OFF_DAY * (0.3 + uniform(source));
  const eased = uniform(source) < EASED_CHANCE;
  const sections: number[] = [];
  for (let metres = 0; metres < distance; metres += SECTION_METRES) {
    sections.push(SECTION * unevenness * gaussian(source));
  }
  const day = DAY * (form < 0 ? BAD_SIDE * form : form) - (offDay ? depth : 0);
  return { gate, day, sections, eased };
}

/** The luck of the 200 m that hold the metres run. */
export function sectionLuck(luck: Luck, metres: number): number {
  const { sections } = luck;
  return (
    sections[Math.max(0, Math.min(sections.length - 1, Math.floor(metres / SECTION_METRES)))] ?? 0
  );
}

import type { Card } from '../engine/card.ts';
import { SECTION_METRES } from '../engine/clock.ts';
import type { RaceResult } from '../engine/result.ts';
import type { SeedWords } from '../fairness/seed.ts';
import { type RunOnce, rerunWords } from './reruns.ts';

/** A piece of a race, between two of its marks. */
interface Section {
  /** Metres to the post where it ends. */
  readonly toGo: number;
  /** Metres. */
  readonly length: number;
  /** Milliseconds that the field takes for it on average. */
  readonly parMs: number;
}

/** One runner's race, piece by piece. */
interface SectionalRun {
  readonly horseId: string;
  readonly place: number;
  readonly timeMs: number;
  /** Milliseconds for each section. */
  readonly sectionsMs: readonly number[];
  /** Where it lay in the field at the end of each. */
  readonly positions: readonly number[];
}

export interface Sectionals {
  /** From the start to the post. */
  readonly sections: readonly Section[];
  /** In finishing order. */
  readonly runners: readonly SectionalRun[];
}

/**
 * The times of a race for each 200 m, the odd piece of the distance first, beside par.
 *
 * Par for a section is the mean time of all runners of this card in `reruns` runs of it with fresh luck,
 * which is known from what is published alone: the same field, course and going, on a day like any
 * other. A race whose sections are all above par was run slowly, and not by weak horses.
 *
 * @param reruns at least 1; with 100 of a field of ten a par is good to about 5 ms.
 */
export function sectionals({
  card,
  words,
  reruns,
  runOnce,
}: {
  readonly card: Card;
  /** The words that the race itself was run from. */
  readonly words: SeedWords;
  readonly reruns: number;
  readonly runOnce: RunOnce;
}): Sectionals {
  const { runners } = runOnce(card, words);
  const lengths = lengthsOf(card.course.distance);
  const sums = lengths.map(() => 0);
  let counted = 0;
  for (let run = 0; run < reruns; run++) {
    for (const { sectionalsMs } of runOnce(card, rerunWords(words, run)).runners) {
      counted += 1;
      for (const [index, ms] of sectionalsMs.entries()) sums[index] = (sums[index] ?? 0) + ms;
    }
  }
  let toGo = card.course.distance;
  const sections = lengths.map((length, index) => {
    toGo -= length;
    return { toGo, length, parMs: (sums[index] ?? 0) / counted };
  });
  return { sections, runners: runners.map(toSectionalRun) };
}

function toSectionalRun({
  horseId,
  place,
  timeMs,
  sectionalsMs: sectionsMs,
  positions,
}: RaceResult['runners'][number]): SectionalRun {
  return { horseId, place, timeMs, sectionsMs, positions };
}

/** Metres of each section: the odd piece of the distance first. */
function lengthsOf(distance: number): number[] {
  const odd = distance % SECTION_METRES;
  const whole = Array.from({ length: Math.floor(distance / SECTION_METRES) }, () => SECTION_METRES);
  return odd === 0 ? whole : [odd, ...whole];
}

import type { Card } from '../engine/card.ts';
import { SECTION_METRES } from '../engine/clock.ts';
import type { RaceEvent } from '../engine/events.ts';
import type { RaceResult } from '../engine/result.ts';
import type { SeedWords } from '../fairness/seed.ts';
import { LENGTH_MS } from '../races/horseLength.ts';
import { type RunOnce, rerunWords } from './reruns.ts';

/** The part of a race in which most of a runner's luck fell. */
export interface LuckMoment {
  /** Milliseconds after the off at which it began and ended for the runner. */
  readonly from: number;
  readonly to: number;
  /** Metres to the post as it began. */
  readonly toGo: number;
  /** Lengths won on the field by chance in it; negative where lost. */
  readonly lengths: number;
  /** Its place in running before and after. */
  readonly places: readonly [before: number, after: number];
  /** What was to be seen of the runner in it; null where nothing was. */
  readonly event: RaceEvent['kind'] | null;
}

/** How rare a runner's day was, and when it was made. */
export interface LuckOfDay {
  /** Lengths won by chance in the whole race; negative where lost. */
  readonly lengths: number;
  /** One day in so many is as lucky or luckier; as unlucky, if the lengths are negative. At least 1. */
  readonly oneIn: number;
  readonly moment: LuckMoment;
}

export interface LuckOfDayQuestion {
  readonly card: Card;
  /** The words that the race itself was run from. */
  readonly words: SeedWords;
  readonly race: Pick<RaceResult, 'runners' | 'events'>;
  readonly horseId: string;
  /** At least 1; the rarest day that can be told is one in as many and one more. */
  readonly reruns: number;
  readonly runOnce: RunOnce;
}

type Runner = RaceResult['runners'][number];

/**
 * How rare the luck of one runner was, and the part of the race that made most of it: each 200 m of
 * the race beside the same of re-runs with fresh luck, both against the mean of their field. The
 * parts sum to the whole.
 *
 * @returns null if the horse did not run.
 */
export function luckOfDay(question: LuckOfDayQuestion): LuckOfDay | null {
  const { card, words, race, horseId, reruns, runOnce } = question;
  const runner = race.runners.find((each) => each.horseId === horseId);
  if (runner === undefined) return null;
  const own = aheadBySection(race.runners, runner);
  const days = Array.from({ length: reruns }, (_, number) => {
    const { runners } = runOnce(card, rerunWords(words, number));
    return aheadBySection(runners, runners.find((each) => each.horseId === horseId) ?? runner);
  });
  const luck = own.map(
    (ahead, section) => ahead - sum(days.map((day) => day[section] ?? 0)) / days.length,
  );
  const total = sum(luck);
  const way = total < 0 ? -1 : 1;
  const asRare = days.filter((day) => way * (sum(day) - sum(own)) >= 0).length;
  const section = luck.reduce(
    (most, each, i) => (way * each > way * (luck[most] ?? 0) ? i : most),
    0,
  );
  return {
    lengths: total / LENGTH_MS,
    oneIn: (reruns + 1) / (asRare + 1),
    moment: {
      ...momentOf(runner, race.events, section),
      lengths: (luck[section] ?? 0) / LENGTH_MS,
      toGo:
        section === 0
          ? card.course.distance
          : (runner.sectionalsMs.length - section) * SECTION_METRES,
    },
  };
}

/** Milliseconds by which a runner beat the field's mean time over each part of the race. */
function aheadBySection(runners: readonly Runner[], { sectionalsMs }: Runner): number[] {
  return sectionalsMs.map(
    (own, section) =>
      sum(runners.map((each) => each.sectionalsMs[section] ?? own)) / runners.length - own,
  );
}

function momentOf(
  { horseId, sectionalsMs, positions }: Runner,
  events: readonly RaceEvent[],
  section: number,
): Pick<LuckMoment, 'from' | 'to' | 'places' | 'event'> {
  const from = sum(sectionalsMs.slice(0, section));
  const to = from + (sectionalsMs[section] ?? 0);
  const after = positions[section] ?? 1;
  // From the stalls all start level.
  const before = positions[section - 1] ?? after;
  const event = events.find((each) => each.horseId === horseId && each.ms >= from && each.ms < to);
  return { from, to, places: [before, after], event: event?.kind ?? null };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

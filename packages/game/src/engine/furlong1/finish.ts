import { finishTime, isHome, SECTION_METRES, sectionals } from '../clock.ts';
import type { RaceEvent } from '../events.ts';
import type { RunnerResult } from '../result.ts';
import type { Runner } from './runner.ts';

/** Marks before the post, a sectional each, where a race reader takes the order. */
const STRAIGHT = 2;

/** Places gained or lost between two marks that deserve a word. */
const MADE_GROUND = 4;
const RAN_ON = 3;
const WEAKENED = 4;

/** Milliseconds within which only the camera can tell: a tenth of a length. */
const PHOTO = 16;

/**
 * All runners in finishing order; equal times are a dead heat, and share a place.
 *
 * @throws Error if one has not passed the post, which no card from `cardFaults` can bring about.
 */
export function placed(field: readonly Runner[]): RunnerResult[] {
  const results = field.map(({ entry, clock, topSpeed, leastStore }) => {
    if (!isHome(clock)) throw new Error(`${entry.horseId} has not passed the post.`);
    const positions = clock.passed.map((moment, mark) => positionAt(field, mark, moment));
    return {
      horseId: entry.horseId,
      place: positions.at(-1) ?? field.length,
      timeMs: finishTime(clock),
      sectionalsMs: sectionals(clock),
      positions,
      topSpeed,
      leastEnergy: leastStore,
    };
  });
  return results.sort((a, b) => a.timeMs - b.timeMs);
}

/** The place at a mark of a runner that passed it at the moment; who has not passed is behind. */
function positionAt(field: readonly Runner[], mark: number, moment: number): number {
  let place = 1;
  for (const { clock } of field) if ((clock.passed[mark] ?? Infinity) < moment) place++;
  return place;
}

/** What the clocks say about the finish, in the order of the results. */
export function finishEvents(results: readonly RunnerResult[], distance: number): RaceEvent[] {
  const events: RaceEvent[] = [];
  const best = results[0]?.timeMs ?? 0;
  const photo = (results[1]?.timeMs ?? Infinity) - best <= PHOTO;
  for (const { horseId, place, timeMs, positions, sectionalsMs } of results) {
    const straight = positions.at(-1 - STRAIGHT) ?? place;
    const last = positions.at(-2) ?? place;
    const early = positions.at(-3 - STRAIGHT) ?? straight;
    const lastMs = timeMs - (sectionalsMs.at(-1) ?? 0);
    const at = { horseId, ms: lastMs, metres: distance - SECTION_METRES };
    const home = { horseId, ms: timeMs, metres: distance };
    if (early - last >= MADE_GROUND) events.push({ kind: 'made ground', ...at });
    if (last - place >= RAN_ON) events.push({ kind: 'ran on', ...home });
    if (place - straight >= WEAKENED) events.push({ kind: 'weakened', ...home });
    if (photo && timeMs - best <= PHOTO) events.push({ kind: 'photo', ...home });
  }
  return events;
}

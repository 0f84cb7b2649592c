import { tracks } from '../tracks/tracks.ts';
import type { Card } from './card.ts';
import { Checksum } from './checksum.ts';
import { type Clock, finishTime, isHome, readClock, sectionals, startClock } from './clock.ts';
import { layCourse } from './course.ts';
import { shelterAt } from './energy.ts';
import { goingFactor } from './going.ts';
import { drawLuck, sourceFor, trackVariant } from './luck.ts';
import { pacePlan, scaleAt } from './pace.ts';
import { Replay } from './replay.ts';
import type { RaceResult, RunnerResult } from './result.ts';
import { inStall, type Runner } from './runner.ts';
import { type Conditions, stride, TICK } from './stride.ts';

/** No race lasts longer than this many ticks: at 14 m/s, 2400 m take 1,715. */
const MOST_TICKS = 2400;

/** The field gallops on for two seconds after the last has passed the post. */
const GALLOP_OUT = 20;

/**
 * Runs the race: a pure function of the card and four 32-bit words of randomness. Only additions,
 * products, quotients and comparisons are used, so that every browser computes the same bits.
 */
export function runRace(
  card: Card,
  seedWords: readonly [number, number, number, number],
): RaceResult {
  const { distance, trackId, surface } = card.course;
  const plan = pacePlan(distance);
  const factor = goingFactor(card.going, surface) * trackVariant(sourceFor(seedWords, 0));
  const ground = { factor, reach: plan.reach };
  const field = card.runners.map((entry, stall) =>
    inStall(
      entry,
      stall,
      drawLuck(sourceFor(seedWords, stall + 1), distance, entry.unevenness / 1000),
      ground,
    ),
  );
  const conditions: Conditions = {
    distance,
    course: layCourse(trackId, distance),
    plan,
    scale: scaleAt(distance),
    shelterSaves: shelterAt(distance),
    width: tracks[trackId].plan.width,
    fieldMultiplier: meanMultiplier(field, scaleAt(distance)),
  };
  const clocks = field.map(() => startClock(distance));
  const checksum = new Checksum();
  const replay = new Replay();
  replay.keep(field, 0);
  run(field, clocks, conditions, checksum, replay);
  const results = placed(field, clocks);
  const horseIds = card.runners.map(({ horseId }) => horseId);
  return {
    runners: results,
    order: results.map(({ horseId }) => horseId),
    checksum: checksum.text(),
    duration: results.at(-1)?.timeMs ?? 0,
    positionsAt: (ms) => replay.positionsAt(ms, horseIds, distance),
  };
}

function run(
  field: readonly Runner[],
  clocks: readonly Clock[],
  conditions: Conditions,
  checksum: Checksum,
  replay: Replay,
): void {
  const running = [...field];
  let left = GALLOP_OUT;
  for (let tick = 0; tick < MOST_TICKS && left > 0; tick++) {
    if (clocks.every(isHome)) left--;
    const seconds = tick * TICK;
    const before = field.map(({ metres }) => metres);
    inRunningOrder(running);
    for (const [rank, runner] of running.entries()) {
      stride(running, rank, runner, seconds, conditions);
    }
    for (const [index, runner] of field.entries()) {
      const clock = clocks[index];
      if (clock !== undefined) readClock(clock, before[index] ?? 0, runner.metres, seconds);
      checksum.add(runner.metres);
      checksum.add(runner.lane);
    }
    replay.keep(field, tick + 1);
  }
}

/** Insertion sort, leader first: nearly in order already, and stable for runners level. */
function inRunningOrder(running: Runner[]): void {
  for (let next = 1; next < running.length; next++) {
    const runner = running[next];
    if (runner === undefined) return;
    let rank = next;
    for (; rank > 0; rank--) {
      const ahead = running[rank - 1];
      if (ahead === undefined || ahead.metres >= runner.metres) break;
      running[rank] = ahead;
    }
    running[rank] = runner;
  }
}

function placed(field: readonly Runner[], clocks: readonly Clock[]): RunnerResult[] {
  const results = field.map((runner, index) => {
    const clock = clocks[index] ?? startClock(0);
    return {
      horseId: runner.entry.horseId,
      timeMs: finishTime(clock),
      sectionalsMs: sectionals(clock),
      topSpeed: runner.topSpeed,
      leastEnergy: runner.leastStore,
    };
  });
  results.sort((a, b) => a.timeMs - b.timeMs);
  return results.map((result) => ({
    ...result,
    place: results.findIndex(({ timeMs }) => timeMs === result.timeMs) + 1,
  }));
}

function meanMultiplier(field: readonly Runner[], scale: number): number {
  let sum = 0;
  for (const { multiplier, luck } of field) sum += multiplier + scale * luck.day;
  return sum / field.length;
}

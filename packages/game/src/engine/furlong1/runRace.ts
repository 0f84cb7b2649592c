import { tracks } from '../../tracks/tracks.ts';
import type { Card } from '../card.ts';
import { Checksum } from '../checksum.ts';
import { isHome, readClock } from '../clock.ts';
import { layCourse } from '../course.ts';
import { goingFactor } from '../going.ts';
import { Replay } from '../replay.ts';
import type { RaceResult } from '../result.ts';
import { finishEvents, placed } from './finish.ts';
import { drawLuck, sourceFor, trackVariant } from './luck.ts';
import { Observer } from './observer.ts';
import { pacePlan } from './pace.ts';
import { inStall, type Runner } from './runner.ts';
import { type Conditions, stride } from './stride.ts';
import { TICK } from './tick.ts';

/** No race lasts longer than this many ticks: at 14 m/s, 2400 m take 1,715. */
const MOST_TICKS = 2400;

/** Every second tick is kept for the replay. */
const KEPT = 2;

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
  const factors = { distance, factor, reach: plan.reach };
  const { scale } = plan;
  const field = card.runners.map((entry, stall) => {
    const chances = { distance, scale, unevenness: entry.unevenness / 1000 };
    return inStall(entry, stall, drawLuck(sourceFor(seedWords, stall + 1), chances), factors);
  });
  const conditions: Conditions = {
    distance,
    plan,
    course: layCourse(trackId, distance),
    width: tracks[trackId].plan.width,
    fieldMultiplier: meanMultiplier(field),
    seconds: 0,
  };
  const checksum = new Checksum();
  const replay = new Replay(field.length, distance);
  const observer = new Observer();
  run(field, conditions, checksum, replay, observer);
  const runners = placed(field);
  const horseIds = card.runners.map(({ horseId }) => horseId);
  const events = [...observer.events, ...finishEvents(runners, distance)];
  return {
    runners,
    order: runners.map(({ horseId }) => horseId),
    events: events.sort((a, b) => a.ms - b.ms),
    checksum: checksum.text(),
    duration: runners.at(-1)?.timeMs ?? 0,
    positionsAt: (ms) => replay.positionsAt(ms, horseIds, distance),
  };
}

function run(
  field: readonly Runner[],
  conditions: Conditions,
  checksum: Checksum,
  replay: Replay,
  observer: Observer,
): void {
  const running = [...field];
  observer.start(field);
  replay.keep(field);
  let left = GALLOP_OUT;
  for (let tick = 0; tick < MOST_TICKS && left > 0; tick++) {
    conditions.seconds = tick * TICK;
    inRunningOrder(running);
    let home = 0;
    for (let rank = 0; rank < running.length; rank++) {
      const runner = running[rank];
      if (runner === undefined) continue;
      const before = runner.metres;
      stride(running, rank, runner, conditions);
      if (runner.metres >= runner.clock.next) {
        const { seconds } = conditions;
        readClock(runner.clock, { seconds, tick: TICK, before, after: runner.metres });
      }
      if (isHome(runner.clock)) home++;
    }
    checksum.add(field);
    observer.look(running, tick + 1, conditions.distance);
    if ((tick + 1) % KEPT === 0) replay.keep(field);
    if (home === field.length) left--;
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

function meanMultiplier(field: readonly Runner[]): number {
  let sum = 0;
  for (const { multiplier, luck } of field) sum += multiplier + luck.day;
  return sum / field.length;
}

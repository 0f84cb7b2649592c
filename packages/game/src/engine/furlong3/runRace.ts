import type { Card } from '../card.ts';
import { Checksum } from '../checksum.ts';
import { finishEvents, placed } from '../furlong2/finish.ts';
import { Observer } from '../furlong2/observer.ts';
import { Replay } from '../replay.ts';
import type { RaceResult } from '../result.ts';
import type { Race } from './race.ts';
import { runTick } from './runTick.ts';
import { startRace } from './startRace.ts';

/** No race lasts longer than this many ticks: at 14 m/s, 2400 m take 860. */
const MOST_TICKS = 1200;

/** The field gallops on for two seconds after the last has passed the post. */
const GALLOP_OUT = 10;

/**
 * Runs the race: a pure function of the card and four 32-bit words of randomness. Only additions,
 * products, quotients and comparisons are used, so that every browser computes the same bits.
 */
export function runRace(
  card: Card,
  seedWords: readonly [number, number, number, number],
): RaceResult {
  const race = startRace(card, seedWords);
  const { field, distance } = race;
  const checksum = new Checksum();
  const replay = new Replay(field.length, distance);
  const observer = new Observer();
  run(race, checksum, replay, observer);
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

function run(race: Race, checksum: Checksum, replay: Replay, observer: Observer): void {
  observer.start(race);
  const bodies = race.field.map(({ body }) => body);
  replay.keep(bodies);
  let left = GALLOP_OUT;
  while (race.ticks < MOST_TICKS && left > 0) {
    runTick(race);
    checksum.add(bodies);
    observer.look(race);
    replay.keep(bodies);
    if (race.home === race.field.length) left--;
  }
}

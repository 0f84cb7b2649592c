import type { Card } from '../src/engine/card.ts';
import type { Position, RaceResult, RunnerResult } from '../src/engine/result.ts';

/** How a race went, as somebody who watches it would say. */
export interface Shape {
  /** Seconds from the first to the last runner, 400 m before the post. */
  readonly lengthAt400: number;
  /** The winner ran the fastest last 400 m. */
  readonly wonByFastestFinish: boolean;
  /** Changes of order in each fifth of the distance, after the first twentieth. */
  readonly changes: readonly number[];
  /** The most speed that any runner lost before the post, m/s in a second, over half a second. */
  readonly hardestLoss: number;
  /** Wins and runners of each style. */
  readonly styles: readonly { readonly won: number; readonly ran: number }[];
}

const CALLS = 20;
const FIFTHS = 5;
const FRAME = 200;

export function shapeOf(card: Card, race: RaceResult): Shape {
  const { distance } = card.course;
  const [winner] = race.runners;
  if (winner === undefined) throw new Error('Nobody finished.');
  const at400 = race.runners.map((runner) => runner.timeMs - last400(runner));
  const ridden = card.runners.find(({ horseId }) => horseId === winner.horseId);
  return {
    lengthAt400: (Math.max(...at400) - Math.min(...at400)) / 1000,
    wonByFastestFinish: last400(winner) === Math.min(...race.runners.map(last400)),
    changes: changesByFifth(race, distance, winner.timeMs),
    hardestLoss: hardestLoss(race, distance, winner.timeMs),
    styles: [0, 1, 2, 3].map((style) => ({
      won: ridden?.style === style ? 1 : 0,
      ran: card.runners.filter((runner) => runner.style === style).length,
    })),
  };
}

function last400({ sectionalsMs }: RunnerResult): number {
  return (sectionalsMs.at(-1) ?? 0) + (sectionalsMs.at(-2) ?? 0);
}

/** Pairs of runners that have changed places from one call to the next, by fifth of the race. */
function changesByFifth(race: RaceResult, distance: number, until: number): number[] {
  const changes = Array.from({ length: FIFTHS }, () => 0);
  let before: Position[] | null = null;
  let ms = 0;
  for (let call = 1; call <= CALLS; call++) {
    let now = race.positionsAt(ms);
    while (ms < until && Math.max(...now.map(({ metres }) => metres)) < (call * distance) / CALLS) {
      ms += FRAME;
      now = race.positionsAt(ms);
    }
    const fifth = Math.floor(((call - 1) * FIFTHS) / CALLS);
    if (before !== null) changes[fifth] = (changes[fifth] ?? 0) + changed(before, now);
    before = now;
  }
  return changes;
}

function changed(before: readonly Position[], now: readonly Position[]): number {
  const order = (positions: readonly Position[], one: number, other: number) =>
    Math.sign((positions[one]?.metres ?? 0) - (positions[other]?.metres ?? 0));
  let pairs = 0;
  for (let one = 0; one < now.length; one++) {
    for (let other = one + 1; other < now.length; other++) {
      if (order(before, one, other) * order(now, one, other) < 0) pairs++;
    }
  }
  return pairs;
}

/** Frames of the replay are 0.2 s apart; a stop shows as one frame that covers much less ground. */
function hardestLoss(race: RaceResult, distance: number, until: number): number {
  let hardest = 0;
  let last: Position[] = race.positionsAt(0);
  let covered: number[] = [];
  for (let ms = FRAME; ms < until; ms += FRAME) {
    const now = race.positionsAt(ms);
    const ground = now.map(({ metres }, stall) => metres - (last[stall]?.metres ?? 0));
    for (const [stall, { metres }] of now.entries()) {
      const lost = ((covered[stall] ?? 0) - (ground[stall] ?? 0)) / (FRAME / 1000) ** 2;
      if (metres < distance) hardest = Math.max(hardest, lost);
    }
    covered = ground;
    last = now;
  }
  return hardest;
}

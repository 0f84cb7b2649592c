import type { Card, CardRunner } from '../src/engine/card.ts';
import type { EngineName } from '../src/engine/engines.ts';
import type { RaceResult } from '../src/engine/result.ts';
import { runRace } from '../src/engine/runRace.ts';
import type { SeedWords } from '../src/fairness/seed.ts';
import type { RunningStyle } from '../src/horses/foundation.ts';
import { type Source, sfc32, uniform } from '../src/random/sfc32.ts';
import { trackIds, tracks } from '../src/tracks/tracks.ts';

/** How many races are kept of each version. */
export const GOLDEN_RACES = 240;

const STYLES: readonly RunningStyle[] = [0, 1, 2, 3];

/** The race of that number: field, course, going and seed all follow from it. */
export function goldenRace(engine: EngineName, number: number): { card: Card; words: SeedWords } {
  const source = sfc32(number, 0x60, 0x1d, 0xe2);
  const trackId = pick(trackIds, source);
  const surface = pick(tracks[trackId].surfaces, source);
  const distance = 1000 + 100 * Math.floor(15 * uniform(source));
  const going = whole(-100, 100, source);
  const size = whole(1, 14, source);
  const runners = Array.from({ length: size }, (_, stall) => runner(stall, source));
  const words: SeedWords = [source(), source(), source(), source()];
  const raceId = `golden-${number}`;
  return {
    card: { engine, raceId, course: { trackId, distance, surface }, going, runners },
    words,
  };
}

/** A result in one line: checksum, then stall and time of every runner from first to last. */
export function goldenLine(card: Card, { checksum, runners }: RaceResult): string {
  const finish = runners.map(({ horseId, timeMs }) => {
    const stall = card.runners.findIndex((runner) => runner.horseId === horseId) + 1;
    return `${stall}:${timeMs}`;
  });
  return `${checksum} ${finish.join(' ')}`;
}

/** What the engine makes of the race of that number, in one line. */
export function runGolden(engine: EngineName, number: number): string {
  const { card, words } = goldenRace(engine, number);
  return goldenLine(card, runRace(card, words));
}

function runner(stall: number, source: Source): CardRunner {
  return {
    horseId: `horse ${stall + 1}`,
    draw: stall + 1,
    weight: whole(105, 135, source),
    style: pick(STYLES, source),
    speed: whole(970_000, 1_040_000, source),
    stamina: whole(21_264, 23_036, source),
    acceleration: whole(2100, 2400, source),
    bends: whole(100, 220, source),
    nimbleness: whole(600, 1200, source),
    unevenness: whole(800, 1200, source),
    jockey: whole(1, 40, source),
    riding: whole(-3, 3, source),
  };
}

function whole(least: number, most: number, source: Source): number {
  return least + Math.floor((most - least + 1) * uniform(source));
}

function pick<T>(list: readonly T[], source: Source): T {
  const one = list[Math.floor(uniform(source) * list.length)];
  if (one === undefined) throw new RangeError('There is nothing to pick from.');
  return one;
}

import type { Card } from './card.ts';
import type { EngineWeights } from './engineWeights.ts';
import { runRace as runFurlong2 } from './furlong2/runRace.ts';
import { worth as weightsOfFurlong2 } from './furlong2/worth.ts';
import { runRace as runFurlong3 } from './furlong3/runRace.ts';
import type { RaceResult } from './result.ts';

/** A version of the engine. It never changes once a race has been run with it. */
interface Engine {
  readonly runRace: (card: Card, words: readonly [number, number, number, number]) => RaceResult;
  /** What the figures of a card are made with. */
  readonly worth: EngineWeights;
}

/** Every version that a race was ever opened with. */
const engines = {
  'furlong-2': { runRace: runFurlong2, worth: weightsOfFurlong2 },
  'furlong-3': { runRace: runFurlong3, worth: weightsOfFurlong2 },
} as const satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;

/** The version that new races are opened with. */
export const ENGINE = 'furlong-3' satisfies EngineName;

/** True if the text names a version. */
export function isEngine(name: string): name is EngineName {
  return Object.hasOwn(engines, name);
}

/**
 * The version of that name.
 *
 * @throws RangeError if there is none.
 */
export function engineOf(name: string): Engine {
  if (!isEngine(name)) throw new RangeError(`There is no engine ${name}.`);
  return engines[name];
}

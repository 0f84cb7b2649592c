import type { Card } from '../../src/engine/card.ts';
import type { SeedWords } from '../../src/fairness/seed.ts';

/** Finishes in the order of the draw, a length apart, whatever the luck. */
export function luckless({ runners }: Card, _words: SeedWords) {
  return {
    runners: runners.map(({ horseId }, index) => ({
      horseId,
      place: index + 1,
      timeMs: 70_000 + 160 * index,
      sectionalsMs: [],
      positions: [],
      topSpeed: 19,
      leastEnergy: 0,
    })),
  };
}

import { describe, expect, it } from 'vitest';
import { equalDraw } from '../../../report/drawRows.ts';
import { layBends } from '../../../src/engine/furlong2/bends.ts';
import { tellingLanes } from '../../../src/engine/furlong3/lanes.ts';
import { trackIds } from '../../../src/tracks/tracks.ts';

const RACES = 1000;

describe('the draw between equals', () => {
  // Where stall 1 wins most of all courses, and where stall 12 wins least.
  it.each([
    ['monte-sereno', 1300],
    ['ashford-downs', 2400],
  ] as const)('does not decide on %s over %i m', (trackId, distance) => {
    const { first, last } = equalDraw({
      trackId,
      distance,
      seed: 77,
      races: RACES,
      engine: 'furlong-3',
    });
    expect(first).toBeLessThanOrEqual(14);
    expect(first).toBeGreaterThan(last);
    expect(last).toBeGreaterThanOrEqual(4);
  });
});

it.each(trackIds)('a lane tells the less, the more %s bends', (trackId) => {
  const telling = (distance: number) => tellingLanes(layBends(trackId, distance), distance);
  for (let distance = 1000; distance < 2400; distance += 100) {
    expect(telling(distance + 100)).toBeLessThanOrEqual(telling(distance) + 1e-9);
    expect(telling(distance)).toBeLessThanOrEqual(0.9);
    expect(telling(distance)).toBeGreaterThanOrEqual(0.25);
  }
});

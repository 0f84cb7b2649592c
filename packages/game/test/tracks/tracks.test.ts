import { describe, expect, it } from 'vitest';
import { layCourse, radiusAt } from '../../src/engine/course.ts';
import { circuit, isTrackId, trackIds, tracks } from '../../src/tracks/tracks.ts';

describe.each(trackIds)('%s', (trackId) => {
  it('is a circuit of 1,500 to 2,200 m', () => {
    expect(circuit(tracks[trackId])).toBeGreaterThanOrEqual(1500);
    expect(circuit(tracks[trackId])).toBeLessThanOrEqual(2200);
  });

  it('finishes on the straight and starts every race somewhere on the course', () => {
    for (let distance = 1000; distance <= 2400; distance += 100) {
      const course = layCourse(trackId, distance);
      expect(radiusAt(course, 1)).toBe(0);
      expect(course.at(-1)?.until).toBeGreaterThanOrEqual(distance);
    }
  });

  it('bends between run-in and back straight', () => {
    const { plan } = tracks[trackId];
    expect(radiusAt(layCourse(trackId, 1200), plan.runIn + 1)).toBeCloseTo(
      plan.homeBend / Math.PI,
      3,
    );
  });

  it('lies as long as it is run, and turns once round', () => {
    const { firstBend, homeBend, firstArcs, homeArcs } = tracks[trackId].plan;
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(firstArcs.map(({ metres }) => metres))).toBe(firstBend);
    expect(sum(homeArcs.map(({ metres }) => metres))).toBe(homeBend);
    expect(sum([...firstArcs, ...homeArcs].map(({ degrees }) => degrees))).toBeCloseTo(360, 6);
  });
});

describe('a track id', () => {
  it('is one of six', () => {
    expect(isTrackId('kingsmere')).toBe(true);
    expect(isTrackId('toString')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { type GallopAverage, gallopError } from '../../src/gallops/notebook.ts';
import { surenessNeeded, surestPreference } from '../../src/gallops/preference.ts';
import { gallopGoings } from '../../src/gallops/questions.ts';
import { gaussian, sfc32 } from '../../src/random/sfc32.ts';

const asked = (question: Partial<GallopAverage>): GallopAverage => ({
  ...{ distance: 1600, surface: 'Turf', going: 0, kit: 0, gallops: 5, mean: 0 },
  ...question,
});

it('nine gallops are right to a third of a length', () => {
  expect(gallopError(1)).toBe(1);
  expect(gallopError(9)).toBeCloseTo(1 / 3);
});

describe('the surest preference', () => {
  it('is a difference of two standard errors, where one thing was compared', () => {
    // Four and five gallops: an error of √(1/4 + 1/5) = 0.67 lengths.
    const at = (mean: number) =>
      surestPreference([asked({ gallops: 5 }), asked({ going: 65, gallops: 4, mean })]);
    expect(at(1.34)).toBeNull();
    expect(at(1.35)).toMatchObject({
      topic: 'going',
      better: { going: 65 },
      worse: { going: 0 },
      lengths: 1.35,
      gallops: 9,
    });
    expect(at(1.35)?.error).toBeCloseTo(0.6708, 4);
    expect(at(-1.35)).toMatchObject({ better: { going: 0 }, worse: { going: 65 }, lengths: 1.35 });
  });

  it('joins what is asked in other circumstances by how much each is worth', () => {
    const found = surestPreference([
      asked({ gallops: 4, mean: 0 }),
      asked({ gallops: 4, mean: 2, surface: 'Dirt' }),
      asked({ gallops: 1, mean: -3, distance: 1200 }),
      asked({ gallops: 1, mean: 2, distance: 1200, surface: 'Dirt' }),
    ]);
    // Weights 2 and 1/2: (2 × 2 + ½ × 5) / 2.5.
    expect(found).toMatchObject({ topic: 'surface', better: { surface: 'Dirt' }, gallops: 10 });
    expect(found?.lengths).toBeCloseTo(2.6);
    expect(found?.error).toBeCloseTo(1 / Math.sqrt(2.5));
  });

  it('never compares what differs in two things', () => {
    expect(
      surestPreference([
        asked({ gallops: 40 }),
        asked({ gallops: 40, mean: 9, distance: 1200, surface: 'Dirt' }),
      ]),
    ).toBeNull();
    expect(surestPreference([])).toBeNull();
  });

  it.each([
    ['distance', { distance: 2000 }],
    ['surface', { surface: 'Dirt' }],
    ['going', { going: 90 }],
    ['kit', { kit: 12 }],
  ] as const)('may be of %s', (topic, change) => {
    expect(surestPreference([asked({}), asked({ ...change, mean: 3 })])).toMatchObject({
      topic,
      better: change,
    });
  });
});

it('asks for a little more than Šidák’s bound at 5 %, however much is compared', () => {
  for (const [compared, bound] of [
    [1, 1.96],
    [3, 2.388],
    [10, 2.8],
    [21, 3.03],
    [100, 3.474],
  ] as const) {
    expect(surenessNeeded(compared)).toBeGreaterThanOrEqual(bound);
    expect(surenessNeeded(compared)).toBeLessThan(bound + 0.2);
  }
});

it.each([2, 4, 6])(
  'of horses that like all ground the same, %i goings asked, one in twenty is told of at most',
  (goings) => {
    const source = sfc32(1, 2, 3, goings);
    let told = 0;
    for (let horse = 0; horse < 4_000; horse += 1) {
      const notebook = gallopGoings.Turf.slice(0, goings).map((going) =>
        asked({ going, mean: gallopError(5) * gaussian(source) }),
      );
      if (surestPreference(notebook) !== null) told += 1;
    }
    expect(told / 4_000).toBeLessThan(0.055);
    expect(told).toBeGreaterThan(0);
  },
);

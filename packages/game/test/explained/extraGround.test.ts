import { expect, it } from 'vitest';
import { extraGround } from '../../src/explained/extraGround.ts';
import { classFour } from '../field.ts';

it('is the time that the share of a bend lost at a lane takes, and none on the rail', () => {
  const card = classFour(1200, 1);
  const [wide, rail] = card.runners.map((runner) => ({ ...runner, bends: 200 }));
  if (wide === undefined || rail === undefined) throw new Error('The field is too small.');
  const lost = extraGround(
    { ...card, runners: [wide, rail] },
    {
      duration: 70_000,
      positionsAt: (ms) =>
        [wide, rail].map(({ horseId }, index) => {
          const metres = (17 * ms) / 1000;
          return { horseId, metres, lane: index === 0 ? 2 : 0, finished: metres >= 1200 };
        }),
    },
  );
  // 400 m of bend at 17 m/s, of which a fifth of 2 m in a radius of 127.3 m is lost.
  expect(Math.abs(lost(wide.horseId) - 73.7)).toBeLessThan(1.5);
  expect(lost(rail.horseId)).toBe(0);
  expect(() => lost('nobody')).toThrow(RangeError);
});

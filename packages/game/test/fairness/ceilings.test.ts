import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ceilingsOf } from '../../src/fairness/ceilings.ts';
import { middlingTalents } from '../../src/horses/talents.ts';
import { trainedTalents } from '../../src/training/work.ts';

const opened = {
  horseId: '5b0c1a52-0000-4000-8000-000000000001',
  salt: '0123456789abcdef'.repeat(4),
  talents: middlingTalents,
};

it('ceilings follow from the salt and the horse alone, and are others for others', async () => {
  const ceilings = await ceilingsOf(opened);
  expect(await ceilingsOf(opened)).toEqual(ceilings);
  expect(ceilings).toMatchInlineSnapshot(`
    {
      "acceleration": 93.8047327939421,
      "agility": 91.35359616018832,
      "balance": 94.34633461758494,
      "recovery": 61.93176390603185,
      "speed": 88.13968638889492,
      "stamina": 86.29356409423053,
    }
  `);
  const others = [
    { ...opened, horseId: '5b0c1a52-0000-4000-8000-000000000002' },
    { ...opened, salt: 'fedcba9876543210'.repeat(4) },
  ];
  for (const other of others) expect((await ceilingsOf(other)).speed).not.toBe(ceilings.speed);
});

it('ceilings lie from 55 to 95, and never under what a horse was born with', async () => {
  const hex = fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 64, maxLength: 64 });
  await fc.assert(
    fc.asyncProperty(hex, fc.integer({ min: 1, max: 100 }), async (salt, talent) => {
      const talents = { ...middlingTalents, speed: talent };
      const ceilings = await ceilingsOf({ ...opened, salt: salt.join(''), talents });
      for (const name of trainedTalents) {
        const born = talents[name];
        expect(ceilings[name]).toBeGreaterThanOrEqual(Math.max(55, born));
        expect(ceilings[name]).toBeLessThanOrEqual(Math.max(95, born));
      }
    }),
  );
});

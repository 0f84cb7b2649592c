import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BallotEntry, ballotOrder } from '../../src/fairness/ballot.ts';

const seed = '0123456789abcdef'.repeat(4);

const entries = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 40 }).chain((ids) =>
  fc.tuple(
    ...ids.map((horseId) =>
      fc.record<BallotEntry>({
        horseId: fc.constant(horseId),
        stableId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        isHouse: fc.constant(false),
        preferred: fc.boolean(),
      }),
    ),
  ),
);

const ownStables = (ids: readonly string[]): BallotEntry[] =>
  ids.map((horseId) => ({ horseId, stableId: horseId, isHouse: false, preferred: false }));

const turnIn = (order: readonly string[], { horseId }: BallotEntry) => order.indexOf(horseId);

it('a ballot has every entry once, whatever the order in which they were made', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (field) => {
      const order = await ballotOrder(seed, field, []);
      expect(order.toSorted()).toEqual(field.map(({ horseId }) => horseId).toSorted());
      expect(await ballotOrder(seed, field.toReversed(), [])).toEqual(order);
    }),
  );
});

it('no stable’s next horse comes before another stable’s one fewer', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (field) => {
      const order = await ballotOrder(seed, field, []);
      const seen = new Map<string, number>();
      let round = 1;
      for (const horseId of order) {
        const stableId = field.find((entry) => entry.horseId === horseId)?.stableId ?? '';
        const count = (seen.get(stableId) ?? 0) + 1;
        seen.set(stableId, count);
        expect(count).toBeGreaterThanOrEqual(round);
        round = count;
      }
    }),
  );
});

it('of the horses of different stables those with a preference come first', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (entered) => {
      const field = entered.map((entry) => ({ ...entry, stableId: entry.horseId }));
      const order = await ballotOrder(seed, field, []);
      const turns = (preferred: boolean) =>
        field.filter((entry) => entry.preferred === preferred).map((entry) => turnIn(order, entry));
      expect(Math.max(-1, ...turns(true))).toBeLessThan(Math.min(Infinity, ...turns(false)));
    }),
  );
});

it('whoever enters besides changes nothing between two that are entered', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (field) => {
      const [last, ...before] = field.map((entry) => ({ ...entry, stableId: entry.horseId }));
      if (last === undefined) throw new Error('There is one at least.');
      const order = await ballotOrder(seed, [last, ...before], []);
      const without = order.filter((horseId) => horseId !== last.horseId);
      expect(await ballotOrder(seed, before, [])).toEqual(without);
    }),
  );
});

it('the house’s horses come last, in the order of the opening', async () => {
  const house = ['h1', 'h2', 'h3'].map((horseId) => ({
    ...{ horseId, stableId: 'house', isHouse: true, preferred: false },
  }));
  const order = await ballotOrder(seed, [...house, ...ownStables(['a', 'b'])], ['h3', 'h1', 'h2']);
  expect(order.slice(2)).toEqual(['h3', 'h1', 'h2']);
});

it('every horse is as likely as any other to get a run', async () => {
  const field = ownStables(Array.from({ length: 14 }, (_, index) => `horse ${index}`));
  const runs = new Map(field.map(({ horseId }) => [horseId, 0]));
  for (let race = 0; race < 1400; race += 1) {
    const order = await ballotOrder(`seed ${race}`, field, []);
    for (const horseId of order.slice(0, 12)) runs.set(horseId, (runs.get(horseId) ?? 0) + 1);
  }
  // 1200 of 1400 in the mean, and four standard deviations of 13 either way.
  for (const count of runs.values()) expect(Math.abs(count - 1200)).toBeLessThan(53);
});

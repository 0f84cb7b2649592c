import { expect, it } from 'vitest';
import type { Terms } from '../../src/fairness/terms.ts';
import { verifyRace } from '../../src/fairness/verifyRace.ts';
import { crowd, publish, terms } from './publishedRace.ts';

const requested: Terms = {
  ...terms,
  slot: 'request q1',
  maxEntries: 4,
  openingField: 0,
  finalField: 4,
  requested: { requestId: 'q1', entryFee: 200, purse: 720, sex: null },
};

async function failed(change: Partial<Terms>, players = crowd(4)) {
  const { checks } = await verifyRace(
    await publish({ terms: { ...requested, ...change }, players }),
    null,
  );
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}

const asked = (change: object) => ({
  requested: requested.requested && { ...requested.requested, ...change },
});

it('a requested race passes every check, and one of them is that it is what was asked for', async () => {
  const { checks } = await verifyRace(await publish({ terms: requested, players: crowd(4) }), null);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(checks.map(({ name }) => name)).toContain('request');
});

it('says that the house knew the field before it committed to a seed', async () => {
  const told = async (race: Parameters<typeof publish>[0]) =>
    (await verifyRace(await publish(race), null)).trusted.filter((each) =>
      /try out seeds/.test(each),
    );
  expect(await told({ terms: requested, players: crowd(4) })).toHaveLength(1);
  expect(await told({})).toEqual([]);
});

it('a race of the programme has no such check', async () => {
  const { checks } = await verifyRace(await publish(), null);
  expect(checks.map(({ name }) => name)).not.toContain('request');
});

it('shows a purse that the fees did not give', async () => {
  expect(await failed(asked({ purse: 800 }))).toEqual(['request']);
  expect(await failed(asked({ entryFee: 180 }))).toEqual(['request']);
});

it('shows the terms of another request', async () => {
  expect(await failed(asked({ requestId: 'q2' }))).toEqual(['request']);
});

it('shows a horse of the house in it', async () => {
  expect(await failed({ openingField: 1 }, crowd(3))).toContain('request');
  expect(await failed({}, crowd(3))).toContain('request');
});

it('shows a field that is not whole', async () => {
  expect(await failed({ finalField: 3 }, crowd(3))).toContain('request');
});

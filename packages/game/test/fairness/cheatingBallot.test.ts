import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/fairness/canonicalJson.ts';
import { verifyRace } from '../../src/fairness/verifyRace.ts';
import { failed } from './failedChecks.ts';
import { type Conduct, crowd, publish, terms } from './publishedRace.ts';

describe('an operator is found out who tries, with fourteen players for twelve places,', () => {
  const players = crowd(14);
  const order = async (conduct: Partial<Conduct> = {}) => {
    const { opening } = await publish({ players, ...conduct });
    const lots = (opening?.ballot ?? []).toSorted((a, b) => a.turn - b.turn);
    return lots.map(({ horseId }) => horseId);
  };

  it('nothing', async () => {
    const race = await publish({ players });
    expect(race.runners.every(({ isHouse }) => !isHouse)).toBe(true);
    const { checks, trusted } = await verifyRace(race, null);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(checks.map(({ detail }) => detail).join()).toContain('Of 18 entries 12 run');
    expect(trusted.join()).toContain('use of the draw or of the ballot');
    const nine = await publish({ players: crowd(9) });
    expect(nine.runners.filter(({ isHouse }) => isHouse)).toHaveLength(3);
    expect(await failed(nine)).toEqual([]);
  });

  it('another order of the lots', async () => {
    const lots = await order();
    const [first = ''] = lots;
    const turned = [...lots.slice(1), first];
    expect(await failed(await publish({ players, balloted: async () => turned }))).toEqual([
      'ballot',
    ]);
  });

  it('a house horse before a player’s', async () => {
    const lots = await order();
    const fronted = [...lots.slice(-1), ...lots.slice(0, -1)];
    const race = await publish({ players, balloted: async () => fronted });
    expect(await failed(race)).toEqual(['ballot']);
  });

  it('one who runs against its lot, or one too many', async () => {
    const race = await publish({ players });
    const { opening } = race;
    if (opening === null) throw new Error('It was opened.');
    const swapped = opening.ballot.map((lot) => (lot.turn === 1 ? { ...lot, runs: false } : lot));
    expect(await failed({ ...race, opening: { ...opening, ballot: swapped } })).toEqual(['ballot']);
    expect(await failed({ ...race, opening: { ...opening, ballot: [] } })).toContain('house');
    const big = await publish({ players, terms: { ...terms, maxEntries: 18 } });
    expect(await failed(big)).toEqual([]);
    if (big.opening === null) throw new Error('It was opened.');
    const announced = { ...big.opening, terms: canonicalJson(terms) };
    expect(await failed({ ...big, opening: announced })).toContain('ballot');
  });

  it('a horse that runs in the turn of another, with its own lot told', async () => {
    const lots = await order();
    const swapped = lots.with(11, lots[12] ?? '').with(12, lots[11] ?? '');
    const race = await publish({ players, balloted: async () => swapped });
    const { opening } = race;
    if (opening === null) throw new Error('It was opened.');
    const ballot = opening.ballot.map((lot) => ({ ...lot, turn: lots.indexOf(lot.horseId) + 1 }));
    expect(await failed({ ...race, opening: { ...opening, ballot } })).toEqual(['ballot']);
  });

  it('a ballot where all could run', async () => {
    const race = await publish();
    const { opening } = race;
    if (opening === null) throw new Error('It was opened.');
    const lots = race.runners.map((runner, index) => ({
      ...{ ...runner, stableId: `${index}`, preferred: false },
      ...{ turn: index + 1, runs: true },
    }));
    expect(await failed({ ...race, opening: { ...opening, ballot: lots } })).toEqual(['ballot']);
  });
});

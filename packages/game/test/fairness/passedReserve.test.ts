import { describe, expect, it } from 'vitest';
import { failed } from './failedChecks.ts';
import { house, openedAt, publish, terms } from './publishedRace.ts';

describe('a reserve is passed over', () => {
  const passing = async (engagement: { from: number; until: number | null } | null) => {
    const { opening } = await publish();
    const [skipped = ''] = opening?.reserves ?? [];
    return publish({
      houseHorses: house.map((horse) =>
        horse.horseId === skipped
          ? { ...horse, engagements: engagement === null ? [] : [engagement] }
          : horse,
      ),
      takes: (reserves, places) => reserves.slice(1, places + 1),
    });
  };

  it('while it is engaged elsewhere', async () => {
    const always = { from: openedAt - 600_000, until: null };
    expect(await failed(await passing(always))).toEqual([]);
  });

  it.each([
    ['that was free', null],
    ['whose engagement had ended', { from: openedAt - 600_000, until: openedAt - 300_000 }],
    ['whose engagement came later', { from: terms.closesAt + 300_000, until: null }],
  ])('not one %s', async (_, engagement) => {
    expect(await failed(await passing(engagement))).toEqual(['house']);
  });

  it.each([
    ['before the opening, and is none', openedAt - 600_000, []],
    ['while entries were open', openedAt + 120_000, ['house']],
    ['after they had closed', terms.closesAt + 300_000, ['house']],
  ])('that was claimed %s', async (_, leftAt, found) => {
    const { opening } = await publish();
    const [skipped = ''] = opening?.reserves ?? [];
    const houseHorses = house.map((horse) =>
      horse.horseId === skipped ? { ...horse, leftAt } : horse,
    );
    const takes = (reserves: readonly string[], places: number) =>
      reserves.filter((id) => id !== skipped).slice(0, places);
    expect(await failed(await publish({ houseHorses, takes }))).toEqual(found);
  });

  it('that was claimed while entries were open, when they close and not before', async () => {
    const { opening } = await publish();
    const later = opening?.reserves[terms.openingField] ?? '';
    const leaving = (leftAt: number | null) =>
      publish({
        houseHorses: house.map((horse) => (horse.horseId === later ? { ...horse, leftAt } : horse)),
        takes: (reserves, places) => reserves.filter((id) => id !== later).slice(0, places),
      });
    expect(await failed(await leaving(openedAt + 120_000))).toEqual([]);
    expect(await failed(await leaving(null))).toEqual(['house']);
  });

  it('at the opening, but not again when entries close and it is free', async () => {
    const until = openedAt + 300_000;
    expect(await failed(await passing({ from: openedAt - 600_000, until }))).toEqual(['house']);
  });
});

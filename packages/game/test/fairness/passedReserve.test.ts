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

  it('at the opening, but not again when entries close and it is free', async () => {
    const until = openedAt + 300_000;
    expect(await failed(await passing({ from: openedAt - 600_000, until }))).toEqual(['house']);
  });
});

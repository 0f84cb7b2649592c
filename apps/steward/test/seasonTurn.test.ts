import { declareHorse } from '@furlong/backend/service';
import { EPOCH, HOUR, MINUTE, SEASON_WEEKS, seasonAt, WEEK } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { turnSteps } from '../src/season/turnSteps.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

// An hour's races are few, so that a season is over soon.
const fixture = openStewardFixture({ everyMinutes: 20 });
const endOf = (season: number) => EPOCH + (season + 1) * SEASON_WEEKS * WEEK;
const first = seasonAt(fixture.at);

/** All that a turn makes, but for the moments at which it was made. */
async function state() {
  const { rows } = fixture.game;
  return {
    turns: await rows(
      'select season, turned_at is not null as turned from private.season_turns order by 1',
    ),
    steps: await rows(
      'select season, step, done_at is not null as done from private.turn_steps order by 1, 2',
    ),
    stables: await rows('select * from private.season_stables order by 1, 2'),
    horses: await rows('select * from private.season_horses order by 1, 2, 3'),
    awards: await rows('select * from private.season_awards order by 1, 2'),
    house: await rows(
      `select h.name, h.birth_season, h.retired_at is null as runs from public.horses h
       join public.stables s on s.id = h.stable_id and s.is_house order by 1`,
    ),
    lots: await rows('select number from private.sale_lots order by 1'),
  };
}

const doneSteps = async () =>
  (await state()).steps.filter(({ done }) => done).map(({ season, step }) => `${season} ${step}`);

beforeAll(async () => {
  await fixture.steward.stockSalesRing(fixture.at);
  const { horseId } = await fixture.newOwner('Season Park');
  await fixture.steward.openProgramme(fixture.at);
  const { id: raceId } = await fixture.nextNoviceRace();
  const at = fixture.at;
  await declareHorse(fixture.game.backend, { raceId, horseId, nonce: crypto.randomUUID(), at });
});

describe('the turn of a season', () => {
  it('has nothing to do before its last week, in a game that has just begun', async () => {
    await fixture.steward.turnSeasons(endOf(first) - WEEK - 1);
    expect(await state()).toMatchObject({ turns: [{ season: first, turned: false }], steps: [] });
  });

  it('brings the two-year-olds of the next season in its last week, and no more', async () => {
    await fixture.steward.turnSeasons(endOf(first) - WEEK);
    expect(await doneSteps()).toEqual([`${first} crop`]);
    const { house } = await state();
    expect(house.filter((horse) => horse.birth_season === first - 1)).toHaveLength(96);
  });

  it('waits with the books for the last race of the season', async () => {
    await fixture.steward.turnSeasons(endOf(first));
    expect(await doneSteps()).not.toContain(`${first} books`);
  });

  it('ends in the same state wherever a steward is killed and whoever takes it up', async () => {
    let at = endOf(first) + HOUR;
    await fixture.steward.runDueRaces({ at });
    while ((await state()).turns.length === 1) {
      // Killed when the work of a step is done, before and after it could say so.
      for (const effect of ['offline', 'response lost'] as const) {
        at += 2 * MINUTE;
        fixture.game.injectFault({ rpc: 'end_turn_step', effect });
        await expect(fixture.stewardNamed(`killed at ${at}`).turnSeasons(at)).rejects.toThrow();
        fixture.game.injectFault(null);
      }
      expect(at).toBeLessThan(endOf(first) + 2 * HOUR);
    }
    const turned = await state();
    expect(turned.turns).toEqual([
      { season: first, turned: true },
      { season: first + 1, turned: false },
    ]);
    expect(turned.stables).toMatchObject([{ season: first, runs: 1, rank: 1 }]);
    expect(
      turned.house.every((horse) => !horse.runs || first - Number(horse.birth_season) < 7),
    ).toBe(true);
    // In the wrong process, once more, and in any order.
    for (const step of Object.values(turnSteps).toReversed()) {
      await step(fixture.game.backend, { season: first, at });
    }
    await fixture.steward.turnSeasons(at);
    expect(await state()).toEqual(turned);
    expect(await fixture.game.violations()).toEqual([]);
  });

  it('leaves a step to who is at it until its lease is over', async () => {
    const at = endOf(first + 1) - WEEK + HOUR;
    fixture.game.injectFault({ rpc: 'end_turn_step', effect: 'offline' });
    await expect(fixture.stewardNamed('dead').turnSeasons(at)).rejects.toThrow();
    fixture.game.injectFault(null);
    await fixture.steward.turnSeasons(at + 59_000);
    expect(await doneSteps()).not.toContain(`${first + 1} crop`);
    await fixture.steward.turnSeasons(at + 60_000);
    expect(await doneSteps()).toContain(`${first + 1} crop`);
  });

  it('is made up for, season after season, by a steward that was away', async () => {
    const at = endOf(first + 3) + 3 * WEEK;
    await fixture.steward.runDueRaces({ at });
    await Promise.all([
      fixture.steward.turnSeasons(at),
      fixture.stewardNamed('another').turnSeasons(at),
    ]);
    expect((await state()).turns).toEqual(
      [0, 1, 2, 3, 4].map((later) => ({ season: first + later, turned: later < 4 })),
    );
    expect(await fixture.game.violations()).toEqual([]);
  });
});

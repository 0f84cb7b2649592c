import { sha256 } from '@furlong/game/engine';
import { HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { raceWithEntries } from '../../src/index.ts';
import { closeRace, fillRace, raceInputs, voidRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses } from '../support/testRaces.ts';

type Field = Parameters<typeof closeRace>[1];

const game = openTestGame();

beforeAll(() => registerHouseHorses(game, 'Vale House', 12));

/** Chances that differ from one runner to the next. */
const lineOf = (runners: Field['runners']) => ({
  runs: 400,
  chances: runners.map(({ horseId }, index) => ({
    horseId,
    winChance: 4000 - 1000 * index,
    placeChance: 9000 - 1000 * index,
  })),
});

describe('freezing the field', () => {
  it('publishes draw, weights and the hash of the card, once', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
    const runners = (await raceInputs(game.steward(), { raceId })).map(({ horseId }, index) => ({
      horseId,
      draw: 4 - index,
      weight: 120 + index,
    }));
    const line = lineOf(runners);
    const field = { raceId, card: '{"a":1}', salt: 'salt', runners, line, at: closesAt };
    const race = await closeRace(game.steward(), field);
    expect(race).toMatchObject({
      status: 'closed',
      card: '{"a":1}',
      salt: null,
      seed: null,
      morningLineSimulations: 400,
    });
    expect(race.cardHash).toBe(await sha256('{"a":1}'));
    const inputs = await raceInputs(game.steward(), { raceId });
    expect(inputs.map(({ draw, weight }) => [draw, weight])).toEqual([
      [1, 123],
      [2, 122],
      [3, 121],
      [4, 120],
    ]);
    const published = await raceWithEntries(game.steward(), { raceId });
    expect(
      published.runners.map(({ horseId, winChance, placeChance }) => ({
        ...{ horseId, winChance, placeChance },
      })),
    ).toEqual(line.chances.toReversed());
    expect(await closeRace(game.steward(), { ...field, card: '{"a":2}', line: null })).toEqual(
      race,
    );
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: closesAt,
    });
  });

  it('of a race without a morning line leaves its chances open', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 2, at: closesAt });
    await freeze(game, raceId, closesAt);
    const { race, runners } = await raceWithEntries(game.steward(), { raceId });
    expect(race.morningLineSimulations).toBeNull();
    expect(runners.map(({ winChance, placeChance }) => [winChance, placeChance])).toEqual([
      [null, null],
      [null, null],
    ]);
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: closesAt,
    });
  });

  it('knows what every runner wears', async () => {
    const newcomer = await game.player();
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, newcomer);
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    const inputs = await raceInputs(game.steward(), { raceId });
    expect(inputs.map(({ kit }) => kit)).toEqual(
      inputs.map(({ isHouse }) =>
        isHouse ? [] : ['Basic Bridle', 'Basic Horseshoes', 'Basic Saddle'],
      ),
    );
    expect(inputs.filter(({ isHouse }) => !isHouse)).toHaveLength(1);
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: closesAt,
    });
  });

  it.each([
    ['before the close', (field: Field) => ({ ...field, at: field.at - 1 })],
    ['with a runner short', (field: Field) => ({ ...field, runners: field.runners.slice(1) })],
    [
      'with a runner twice',
      (field: Field) => ({
        ...field,
        runners: field.runners.map((runner) => ({
          ...runner,
          horseId: field.runners[0]?.horseId ?? '',
        })),
      }),
    ],
    [
      'with a draw twice',
      (field: Field) => ({
        ...field,
        runners: field.runners.map((runner) => ({ ...runner, draw: 1 })),
      }),
    ],
    [
      'with a chance of more than all',
      (field: Field) => ({
        ...field,
        line: {
          runs: 400,
          chances: lineOf(field.runners).chances.map((each) => ({ ...each, winChance: 10_001 })),
        },
      }),
    ],
    [
      'with a chance of less than none',
      (field: Field) => ({
        ...field,
        line: {
          runs: 400,
          chances: lineOf(field.runners).chances.map((each) => ({ ...each, placeChance: -1 })),
        },
      }),
    ],
    [
      // Written down, it is null.
      'with a chance that is no number',
      (field: Field) => ({
        ...field,
        line: {
          runs: 400,
          chances: lineOf(field.runners).chances.map((each) => ({
            ...each,
            winChance: Number.NaN,
          })),
        },
      }),
    ],
    [
      'with a morning line of no runs',
      (field: Field) => ({ ...field, line: { ...lineOf(field.runners), runs: 0 } }),
    ],
  ])('is refused %s', async (_, spoil) => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    const runners = (await raceInputs(game.steward(), { raceId })).map(({ horseId }, index) => ({
      horseId,
      draw: index + 1,
      weight: 126,
    }));
    const before = await game.snapshot();
    const field = spoil({ raceId, card: '{}', salt: 'salt', runners, line: null, at: closesAt });
    await expect(closeRace(game.steward(), field)).rejects.toMatchObject({ code: 'bad_request' });
    expect(await game.snapshot()).toEqual(before);
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: closesAt,
    });
  });

  it.each([
    ['draws', { p_draws: [1, 2, 2] }],
    ['weights', { p_weights: [126] }],
    ['chances', { p_win_chances: [5_000, 5_000, 0], p_place_chances: [9_000, 9_000, 0] }],
    ['chances of winning', { p_win_chances: [10_000] }],
  ])('is refused with more or fewer %s than runners', async (_, lists) => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 2, at: closesAt });
    const inputs = await raceInputs(game.steward(), { raceId });
    const field = {
      ...{ p_race_id: raceId, p_card: '{}', p_salt: 'salt', p_line_runs: 400 },
      p_at: new Date(closesAt).toISOString(),
      p_horse_ids: inputs.map(({ horseId }) => horseId),
      ...{ p_draws: [1, 2], p_weights: [126, 126] },
      ...{ p_win_chances: [5_000, 5_000], p_place_chances: [5_000, 5_000] },
    };
    const { error } = await game.steward().rpc('close_race', { ...field, ...lists });
    expect(error).toMatchObject({ code: 'PT400' });
    const { error: none } = await game.steward().rpc('close_race', field);
    expect(none).toBeNull();
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: closesAt,
    });
  });
});

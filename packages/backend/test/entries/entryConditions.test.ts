import { mayRunAt } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { during, entryOutcome, expectRefusal } from '../support/entryAttempts.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace, TWO_YEAR_OLD } from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;

beforeAll(async () => {
  player = await game.player();
});

describe('a horse that does not meet what a race asks for is refused, and nothing changes', () => {
  it('horse_unsuitable', async () => {
    await expectRefusal(game, 'horse_unsuitable', {
      by: player,
      raceId: await openTestRace(game, { suitableFor: ['Long Distance'], distance: 2400 }),
    });
  });

  it.each([
    ['age', { ageClass: '3yo' as const }],
    ['age or older', { ageClass: '4yo+' as const }],
    ['lower rating', { minRating: 61, maxRating: 80 }],
    ['higher rating', { minRating: 0, maxRating: 39 }],
  ])('conditions_not_met: %s', async (_, terms) => {
    await expectRefusal(game, 'conditions_not_met', {
      by: player,
      raceId: await openTestRace(game, terms),
    });
  });

  it('conditions_not_met: a winner in a maiden race', async () => {
    const raceId = await openTestRace(game, { grade: 'Maiden' });
    await game.database.withRollback(async (sql) => {
      await sql('update public.horses set runs = 1, wins = 1, places = 1 where id = $1', [
        player.horseId,
      ]);
      expect(await entryOutcome(sql, player, raceId)).toBe('conditions_not_met');
    });
  });

  it('novice_stables_only, after 28 days', async () => {
    const raceId = await openTestRace(game, { noviceStablesOnly: true });
    await game.database.withRollback(async (sql) => {
      const age = (interval: string) =>
        sql(`update public.stables set created_at = now() - interval '${interval}' where id = $1`, [
          player.stableId,
        ]);
      await age('28 days');
      expect(await entryOutcome(sql, player, raceId)).toBe('novice_stables_only');
      await age('27 days 23 hours');
      expect(await entryOutcome(sql, player, raceId)).toBe('entered');
    });
  });

  it('horse_too_tired, with the time from which it may run', async () => {
    const raceId = await openTestRace(game);
    const conditionAt = Date.now();
    await during(
      game,
      'update public.horses set energy = 11, condition_at = $2 where id = $1',
      [player.horseId, new Date(conditionAt).toISOString()],
      async () => {
        await expectRefusal(game, 'horse_too_tired', { by: player, raceId });
        await expect(enter(raceId, player)).rejects.toMatchObject({
          cause: {
            details: new Date(mayRunAt({ energy: 11, conditionAt, atWork: null })).toISOString(),
          },
        });
      },
    );
  });

  it('is judged by the age on the day of the race', async () => {
    const raceId = await openTestRace(game, { ageClass: '3yo' });
    await game.database.withRollback(async (sql) => {
      await sql('update public.horses set birth_season = $2 where id = $1', [
        player.horseId,
        TWO_YEAR_OLD - 1,
      ]);
      expect(await entryOutcome(sql, player, raceId)).toBe('entered');
    });
  });
});

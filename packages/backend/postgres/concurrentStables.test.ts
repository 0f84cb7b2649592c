import { describe, expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';
import { callAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

const horsesOf = async (stableId: string, count: number) => {
  const rows = await game.sql(
    'select private.give_starter_horse($1::uuid, now()) as id from generate_series(1, $2)',
    [stableId, count],
  );
  return rows.map(({ id }) => String(id));
};

const creditsOf = async (stableId: string) => {
  const [purse] = await game.sql(
    `select balance from public.wallets where stable_id = $1 and kind = 'credits'`,
    [stableId],
  );
  return purse?.balance;
};

describe('what one owner does in two tabs', () => {
  it('a horse moved to two groups is in one of them', async () => {
    for (const owner of await owners(game, 12)) {
      const call = (name: string, ...parameters: unknown[]) =>
        callAlone(game, {
          userId: owner.userId,
          call: `public.${name}(${parameters.map((_, index) => `$${index + 1}`)})`,
          parameters,
        });
      const groups = [];
      for (const name of ['First', 'Second']) {
        const { row } = await call('create_horse_group', name, crypto.randomUUID());
        groups.push(String(row?.create_horse_group));
      }
      const outcomes = await Promise.all(
        groups.map((id) => call('move_to_horse_group', [owner.horseId], id, crypto.randomUUID())),
      );
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
      const held = await game.sql('select * from private.grouped_horses where horse_id = $1', [
        owner.horseId,
      ]);
      expect(held).toHaveLength(1);
    }
  });

  it('of thirty groups made at once twelve are', async () => {
    const [owner] = await owners(game, 1);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        callAlone(game, {
          userId: owner?.userId ?? '',
          call: 'public.create_horse_group($1, $2)',
          parameters: [`Group ${index}`, crypto.randomUUID()],
        }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(12);
    expect(outcomes.filter(({ outcome }) => outcome === 'too_many_groups')).toHaveLength(18);
  });

  it('batches that share their horses train each horse once, and pay once', async () => {
    for (const owner of await owners(game, 6)) {
      const horses = await horsesOf(owner.stableId, 8);
      const batch = (horseIds: string[]) =>
        callAlone(game, {
          userId: owner.userId,
          call: `(select count(*) filter (where refusal is null)::integer as begun from public.train_horses(
            $1, $2, $3, $4)) sent`,
          parameters: [horseIds, horseIds.map(() => 'speed'), 9_000, crypto.randomUUID()],
        });
      const outcomes = await Promise.all([
        batch(horses),
        batch(horses.toReversed()),
        batch(horses.slice(2)),
      ]);
      const begun = outcomes.map(({ row }) => Number(row?.begun));
      // Whichever comes first has its horses; what it left goes with the next.
      expect(begun.reduce((sum, each) => sum + each, 0)).toBe(8);
      expect(begun).toContain(0);
      expect(await creditsOf(owner.stableId)).toBe(25_000 - 8 * 500);
    }
  });

  it('two horses that take one name, or names that look alike: one has it', async () => {
    const pairs = await owners(game, 12);
    for (let index = 0; index < pairs.length; index += 2) {
      const outcomes = await Promise.all(
        pairs.slice(index, index + 2).map(({ userId, horseId }, turn) =>
          callAlone(game, {
            userId,
            call: 'public.rename_horse($1, $2, $3)',
            parameters: [horseId, `${turn ? 'Sоlar' : 'Solar'} Wind ${index}`, crypto.randomUUID()],
          }),
        ),
      );
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
        'done',
        'horse_name_taken',
      ]);
    }
  });
});

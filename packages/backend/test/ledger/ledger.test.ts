import { describe, expect, it } from 'vitest';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

const account = async (kind: string, stableId: string) =>
  (
    await game.sql('select id from private.accounts where kind = $1 and stable_id = $2', [
      kind,
      stableId,
    ])
  )[0]?.id;

describe('the ledger', () => {
  it.each([
    'update private.postings set amount = amount + 1',
    'delete from private.postings',
    'truncate private.postings',
    'update private.transactions set at = now()',
    'delete from private.transactions',
    'truncate private.transactions cascade',
  ])('refuses: %s', async (statement) => {
    await game.player();
    const before = await game.snapshot();
    await expect(game.sql(statement)).rejects.toThrow('append-only');
    expect(await game.snapshot()).toEqual(before);
  });

  it('refuses a transaction that does not sum to zero', async () => {
    const { stableId } = await game.player();
    const wallet = await account('wallet', stableId);
    const credits = await account('credits', stableId);
    await expect(
      game.sql("select private.post('prizes', null, now(), array[$1::bigint], array[5::bigint])", [
        wallet,
      ]),
    ).rejects.toThrow('does not sum to zero');
    await expect(
      game.sql(
        `with t as (
           insert into private.transactions (kind, at) values ('prizes', now()) returning id
         )
         insert into private.postings
         select id, account, amount, amount from t, (values ($1::bigint, 5), ($2::bigint, -4)) v (account, amount)`,
        [wallet, credits],
      ),
    ).rejects.toThrow('do not sum to zero');
  });

  it("refuses to take a player's purse below zero", async () => {
    const { stableId } = await game.player();
    const before = await game.snapshot();
    await expect(
      game.sql(
        `select private.post('prizes', null, now(), array[$1::bigint, $2::bigint], array[-1::bigint, 1::bigint])`,
        [await account('wallet', stableId), await account('credits', stableId)],
      ),
    ).rejects.toThrow('check');
    expect(await game.snapshot()).toEqual(before);
  });

  it('names what was tampered with', async () => {
    const { stableId } = await game.player();
    await game.database.withRollback(async (sql) => {
      await sql('update public.wallets set balance = balance + 1 where stable_id = $1', [stableId]);
      expect(await sql('select invariant from private.check_ledger()')).toEqual([
        { invariant: 'a purse shows its account' },
        { invariant: 'a purse shows its account' },
      ]);
      await sql('update private.accounts set balance = balance + 1 where stable_id = $1', [
        stableId,
      ]);
      const found = (await sql('select distinct invariant from private.check_ledger()')).map(
        ({ invariant }) => invariant,
      );
      expect(found.toSorted()).toEqual([
        'a balance is the sum of its postings',
        'all balances sum to zero',
        'the days of a stable sum to what it has',
      ]);
    });
    await game.database.withRollback(async (sql) => {
      await sql('alter table private.postings disable trigger postings_are_append_only');
      await sql('update private.postings set balance = balance + 1 where transaction_id = 1');
      expect(await sql('select distinct invariant from private.check_ledger()')).toEqual([
        { invariant: 'a posting tells what its account held' },
      ]);
    });
  });
});

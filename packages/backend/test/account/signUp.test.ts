import { describe, expect, it } from 'vitest';
import { GameError, myActivity, myHorses, myStable, myWallets, signUp } from '../../src/index.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();
const password = 'secret-enough';

describe('signing up', () => {
  it('makes the whole stable', async () => {
    const backend = game.visitor();
    await signUp(backend, {
      fullName: '  Ann Bell ',
      stableName: '  Bell\u2003Tower  Yard ',
      email: 'ann@example.test',
      password,
    });

    const stable = await myStable(backend);
    expect(stable).toMatchObject({
      name: 'Bell Tower Yard',
      ownerName: 'Ann B.',
      isHouse: false,
    });
    expect(stable.silks.bodyColours[0]).not.toBe(stable.silks.bodyColours[1]);
    expect(await myWallets(backend)).toMatchObject({ credits: 25_000, wallet: 0 });

    const horses = await myHorses(backend);
    expect(horses).toHaveLength(1);
    const [horse] = horses;
    expect(horse).toMatchObject({ condition: 90, energy: 100, runs: 0, form: '' });
    expect(['Sprint', 'Mile']).toContain(horse?.specialty);
    expect(horse?.rating).toBeGreaterThanOrEqual(40);
    expect(horse?.rating).toBeLessThanOrEqual(55);
    expect(horse?.equipment.map(({ slot }) => slot).sort()).toEqual([
      'bridle',
      'horseshoes',
      'saddle',
    ]);
    const [age] = await game.sql(
      'select private.season_at(now()) - birth_season as years from public.horses where id = $1',
      [horse?.id],
    );
    expect(age).toEqual({ years: 2 });

    const [news, ...older] = await myActivity(backend, { limit: 10 });
    expect(news).toMatchObject({ type: 'new_horse', horseId: horse?.id });
    expect(older).toEqual([]);
  });

  it('gives a grant that the ledger knows of', async () => {
    const player = await game.player();
    const postings = await game.sql(
      `select t.kind, a.kind as account, p.amount from private.postings p
       join private.transactions t on t.id = p.transaction_id
       join private.accounts a on a.id = p.account_id
       where p.transaction_id in (
         select transaction_id from private.postings
         join private.accounts on id = account_id where stable_id = $1
       ) order by p.amount`,
      [player.stableId],
    );
    expect(postings).toEqual([
      { kind: 'grant', account: 'house', amount: -25_000 },
      { kind: 'grant', account: 'credits', amount: 25_000 },
    ]);
  });

  it('refuses a taken or invalid stable name before anything is made', async () => {
    const first = game.visitor();
    const registration = {
      fullName: 'Ben Ash',
      stableName: 'Ash Yard',
      email: 'b@example.test',
      password,
    };
    await signUp(first, registration);
    const before = await game.snapshot();
    const second = { ...registration, email: 'c@example.test' };
    await expect(
      signUp(game.visitor(), { ...second, stableName: 'ＡＳＨ  yard' }),
    ).rejects.toMatchObject({ code: 'stable_name_taken' });
    await expect(signUp(game.visitor(), { ...second, stableName: '\u200B' })).rejects.toThrow(
      GameError,
    );
    expect(await game.snapshot()).toEqual(before);
  });

  it('falls back where a name is taken or unusable after all, whatever form the data has', async () => {
    const insert = (meta: string) =>
      game.sql(
        `with new_user as (
           insert into auth.users (id, email, raw_user_meta_data)
           values (gen_random_uuid(), gen_random_uuid() || '@example.test', $1::jsonb) returning id
         ) select id from new_user`,
        [meta],
      );
    const data = JSON.stringify({ full_name: 'Cy Dale', stable_name: 'Dale Yard' });
    await insert(data);
    await insert(JSON.stringify(data));
    await insert('{}');
    await insert(JSON.stringify({ full_name: 'x'.repeat(500), stable_name: 'y'.repeat(41) }));
    const rows = await game.sql(
      `select name, char_length(owner_name) as length from public.stables
       where name like 'Dale Yard%' or name like 'New Stable%' order by name`,
    );
    expect(rows).toEqual([
      { name: 'Dale Yard', length: 5 },
      { name: 'Dale Yard 2', length: 5 },
      { name: 'New Stable', length: 6 },
      { name: 'New Stable 2', length: 6 },
    ]);
  });
});

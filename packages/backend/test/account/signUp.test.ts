import { describe, expect, it } from 'vitest';
import {
  GameError,
  myHorses,
  myPurses,
  myStable,
  recentActivity,
  signUp,
  stableNameAvailable,
} from '../../src/index.ts';
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
      ownerName: 'Ann Bell',
      isHouse: false,
    });
    expect(stable.silks.bodyColours[0]).not.toBe(stable.silks.bodyColours[1]);
    expect(await myPurses(backend)).toEqual({ credits: 25_000, wallet: 0 });

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

    const [news, ...older] = await recentActivity(backend, { stableId: stable.id, limit: 10 });
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
      { name: 'Dale Yard', length: 7 },
      { name: 'Dale Yard 2', length: 7 },
      { name: 'New Stable', length: 9 },
      { name: 'New Stable 2', length: 80 },
    ]);
  });
});

describe('the normal form of a stable name', () => {
  const available = (name: string) => stableNameAvailable(game.visitor(), { name });

  it.each([
    ['empty', ''],
    ['spaces only', ' \u00A0\u2003\u3000 '],
    ['41 characters', 'x'.repeat(41)],
    ['a megabyte', 'x'.repeat(60_000)],
    ['a line break', 'Bell\nYard'],
    ['a tabulator', 'Bell\tYard'],
    ['a right-to-left override', 'Bell\u202EYard'],
    ['zero width', 'Bell\u200BYard'],
    ['a joiner between letters', 'Bell\u200DYard'],
    ['a variation selector after a letter', 'Bell\uFE0F Yard'],
    ['a soft hyphen', 'Bell\u00ADYard'],
    ['a blank letter', '\u3164'],
    ['a tag', 'Bell\u{E0041}'],
  ])('refuses %s', async (_, name) => {
    expect(await available(name)).toBe('stable_name_invalid');
  });

  it.each([
    ['one character', 'x'],
    ['40 characters', 'x'.repeat(40)],
    ['a family', 'Bell \u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
    ['a red heart', 'Bell \u2764\uFE0F Yard'],
    ['other scripts', 'Конюшня 馬房 إسطبل'],
    ['markup', '<b>Bell</b> & "Sons"'],
  ])('takes %s', async (_, name) => {
    expect(await available(name)).toBe('ok');
  });

  it('tells look-alikes of width, case and space as taken', async () => {
    const { backend } = await game.player();
    const { name } = await myStable(backend);
    expect(await available(name.toUpperCase())).toBe('stable_name_taken');
    expect(await available(` ${name.replace(' ', ' \u00A0 ')} `)).toBe('stable_name_taken');
    expect(await available(name.replace('S', '\uFF33'))).toBe('stable_name_taken');
  });
});

import { type OwnerNameShown, ownerNamesShown, shownOwnerName } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { leadingStables, myOwnerName, showOwnerName, signUp, stableById } from '../../src/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame({ anyRequest: true });

const secret = 'Margaret Anne Hale';

async function margaret() {
  const backend = game.visitor();
  await signUp(backend, {
    ...{ fullName: secret, stableName: `Hale ${crypto.randomUUID().slice(0, 8)}` },
    ...{ email: `${crypto.randomUUID()}@example.test`, password: 'secret-enough' },
  });
  const { data } = await backend.auth.getUser();
  const [row] = await game.sql('select id from public.stables where owner_id = $1', [
    data.user?.id,
  ]);
  return { backend, stableId: String(row?.id) };
}

const show = (shown: OwnerNameShown) => ({ shown, requestId: crypto.randomUUID() });

it('others read the first name and an initial until the owner chooses, and then what was chosen', async () => {
  const { backend, stableId } = await margaret();
  const read = async () => (await stableById(game.visitor(), { stableId })).ownerName;
  expect(await myOwnerName(backend)).toEqual({ fullName: secret, shown: 'initial' });
  expect(await read()).toBe('Margaret H.');
  for (const shown of ['none', 'full', 'initial'] as const) {
    const request = show(shown);
    await showOwnerName(backend, request);
    const after = await game.snapshot();
    await showOwnerName(backend, request);
    expect(await game.snapshot()).toEqual(after);
    expect(await read()).toBe(shownOwnerName(secret, shown));
    expect(await myOwnerName(backend)).toEqual({ fullName: secret, shown });
  }
});

it('no read of another’s gives the full name: not a table, nor a function', async () => {
  const { stableId } = await margaret();
  const other = await game.player();
  const tables = await game.sql(`select tablename from pg_tables where schemaname = 'public'`);
  for (const backend of [game.visitor(), other.backend]) {
    for (const { tablename } of tables) {
      const { data } = await backend.from(`${tablename}` as 'stables').select();
      expect(JSON.stringify(data)).not.toMatch(/Hale\b(?! [0-9a-f]{8})/);
    }
    expect(
      JSON.stringify(await leadingStables(backend, { lens: 'earnings', season: null, limit: 100 })),
    ).not.toContain(secret);
    expect((await backend.rpc('my_owner_name')).data ?? []).not.toContainEqual(
      expect.objectContaining({ full_name: secret }),
    );
    expect((await stableById(backend, { stableId })).ownerName).toBe('Margaret H.');
  }
});

it('the choice is one of three, of an owner', async () => {
  const { backend } = await margaret();
  await expectRefused(game, 'bad_request', (requestId) =>
    showOwnerName(backend, { shown: 'nick' as OwnerNameShown, requestId }),
  );
  await expectRefused(game, 'not_signed_in', (requestId) =>
    showOwnerName(game.visitor(), { shown: 'none', requestId }),
  );
});

it('the database shortens names as the rule does', async () => {
  const names = [
    'Ann',
    'Ann Bell',
    'Ann de la Cruz',
    'Élodie Öz',
    'Ann B.',
    '李 小龍',
    'Jo X Y',
    'Jo \u{1F1EC}\u{1F1E7}',
  ];
  for (const shown of ownerNamesShown) {
    const rows = await game.sql(
      'select private.shown_owner_name(name, $2) as read from unnest($1::text[]) with ordinality n (name, at) order by at',
      [names, shown],
    );
    expect(rows.map(({ read }) => read)).toEqual(names.map((name) => shownOwnerName(name, shown)));
  }
});

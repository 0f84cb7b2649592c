import { expect, it } from 'vitest';
import { endSession, mySessions, showOwnerName, signIn } from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame({ anyRequest: true });

const shows = () => ({ shown: 'none' as const, requestId: crypto.randomUUID() });

/** The same owner on another device. */
async function signedInAgain({ userId }: Player) {
  const [row] = await game.sql('select email from auth.users where id = $1', [userId]);
  const backend = game.visitor();
  await signIn(backend, { email: `${row?.email}`, password: 'secret-enough' });
  return backend;
}

it('an owner reads where the account is signed in, the last first, and no other', async () => {
  const player = await game.player();
  const again = await signedInAgain(player);
  await game.player();
  await game.sql(
    `update auth.sessions set user_agent = 'Firefox', ip = '192.0.2.7',
       refreshed_at = created_at at time zone 'UTC' + interval '1 minute'
     where id = (select id from auth.sessions where user_id = $1 order by created_at limit 1)`,
    [player.userId],
  );
  const sessions = await mySessions(again);
  expect(sessions).toMatchObject([
    { userAgent: 'Firefox', address: '192.0.2.7', isCurrent: false },
    { userAgent: null, address: null, isCurrent: true },
  ]);
  const [first] = sessions;
  expect((first?.seenAt ?? 0) - (first?.signedInAt ?? 0)).toBe(60_000);
});

it('lists fifty at most', async () => {
  const player = await game.player();
  await game.sql(
    `insert into auth.sessions (id, user_id) select gen_random_uuid(), $1 from generate_series(1, 60)`,
    [player.userId],
  );
  expect(await mySessions(player.backend)).toHaveLength(50);
});

it('an owner ends one, and no other’s', async () => {
  const player = await game.player();
  const other = await game.player();
  await signedInAgain(player);
  const [last] = await mySessions(player.backend);
  const [theirs] = await mySessions(other.backend);
  await endSession(player.backend, { sessionId: theirs?.id ?? '' });
  expect(await mySessions(other.backend)).toHaveLength(1);
  await endSession(player.backend, { sessionId: last?.id ?? '' });
  await endSession(player.backend, { sessionId: last?.id ?? '' });
  expect(await mySessions(player.backend)).toMatchObject([{ isCurrent: true }]);
});

it('a visitor has none', async () => {
  const refused = { code: 'not_signed_in' };
  await expect(mySessions(game.visitor())).rejects.toMatchObject(refused);
  await expect(
    endSession(game.visitor(), { sessionId: crypto.randomUUID() }),
  ).rejects.toMatchObject(refused);
});

it('where an account has a second factor, a session that has not shown it changes nothing', async () => {
  const player = await game.player();
  const factor = (status: string) =>
    game.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status)
       values (gen_random_uuid(), $1, 'totp', $2)`,
      [player.userId, status],
    );
  await factor('unverified');
  await showOwnerName(player.backend, shows());
  await factor('verified');
  const refused = { code: 'second_factor_needed' };
  await expect(showOwnerName(player.backend, shows())).rejects.toMatchObject(refused);
  await expect(mySessions(player.backend)).rejects.toMatchObject(refused);
  const player2 = await game.player();
  await showOwnerName(player2.backend, shows());
});

it('a session that has shown it does what its owner may', async () => {
  const player = await game.player();
  await game.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status)
     values (gen_random_uuid(), $1, 'totp', 'verified')`,
    [player.userId],
  );
  const asked = (aal: string) =>
    game.database.withRollback(async (sql) => {
      const claims = JSON.stringify({ sub: player.userId, role: 'authenticated', aal });
      await sql(`select set_config('request.jwt.claims', $1, true)`, [claims]);
      await sql(`select set_config('request.jwt.claim.sub', $1, true)`, [player.userId]);
      return sql('select private.player() as id');
    });
  expect(await asked('aal2')).toEqual([{ id: player.userId }]);
  await expect(asked('aal1')).rejects.toThrow('second factor needed');
});

it('a database whose account service keeps no factors has none', async () => {
  const player = await game.player();
  const [row] = await game.database.withRollback(async (sql) => {
    await sql('drop table auth.mfa_factors cascade');
    return sql('select private.has_second_factor($1) as has', [player.userId]);
  });
  expect(row).toEqual({ has: false });
});

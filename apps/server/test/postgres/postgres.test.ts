import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Keys, readKeys } from '../../src/directory/keys.ts';
import { openPostgres } from '../../src/postgres/postgres.ts';
import { OtherKeys } from '../../src/postgres/sameKeys.ts';
import { DatabaseUnavailable } from '../../src/shared/databaseUnavailable.ts';
import type { GameDatabase } from '../../src/shared/gameDatabase.ts';
import { Outbox } from '../../src/shared/outbox.ts';
import { type GamePostgres, gamePostgres } from './gamePostgres.ts';

const siteUrl = 'http://127.0.0.1:4321';
const email = 'jo@stables.example';
const password = 'a long walk to the gallops';

let postgres: GamePostgres;
let url: string;
let keys: Keys;
let outbox: Outbox;
/** Two that share one database, as two servers do. */
let databases: [GameDatabase, GameDatabase];

beforeAll(async () => {
  postgres = await gamePostgres();
  url = await postgres.newDatabase();
  const directory = postgres.newDirectory();
  keys = readKeys(directory);
  outbox = new Outbox(directory);
  const open = () => openPostgres({ url, keys, outbox, siteUrl });
  // Both prepare the empty database at once.
  databases = await Promise.all([open(), open()]);
});

afterAll(async () => {
  for (const database of databases) await database.close();
  await postgres.remove();
});

function post(database: GameDatabase, path: string, body: object) {
  const headers = { apikey: keys.publishableKey, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return database.fetch(new Request(`${siteUrl}/auth/v1/${path}`, init), '192.0.2.1');
}

function read(database: GameDatabase) {
  const headers = { apikey: keys.publishableKey };
  const request = new Request(`${siteUrl}/rest/v1/races?select=id&limit=1`, { headers });
  return database.fetch(request, '192.0.2.1');
}

/** The same request to both, so many times at once. */
const atOnce = (times: number, request: (database: GameDatabase) => Promise<Response>) =>
  Promise.all(Array.from({ length: times / 2 }, () => databases.map(request)).flat());

describe('a game on PostgreSQL', () => {
  it('makes one account of ten sign-ups at once, and answers the others clearly', async () => {
    const data = { full_name: 'Jo', stable_name: 'Jo Stable' };
    const answers = await atOnce(10, (database) =>
      post(database, 'signup', { email, password, data }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(outbox.list().filter(({ to }) => to === email)).toHaveLength(1);
    const stables = await databases[0].rows('select name, owner_name from public.stables');
    expect(stables).toEqual([{ name: 'Jo Stable', owner_name: 'Jo' }]);
    const kinds = await databases[0].rows(
      `select jsonb_typeof(u.raw_user_meta_data) as user, jsonb_typeof(i.identity_data) as identity
       from auth.users u join auth.identities i on i.user_id = u.id`,
    );
    expect(kinds).toEqual([{ user: 'object', identity: 'object' }]);
  });

  it('leaves one of twenty refreshes of a token alive, and gives it to all of them', async () => {
    const link = outbox.latestTo(email)?.link ?? '';
    const confirmed = await databases[1].fetch(new Request(link, { redirect: 'manual' }), null);
    const [, fragment] = (confirmed.headers.get('location') ?? '').split('#');
    const refresh_token = new URLSearchParams(fragment).get('refresh_token');
    const answers = await atOnce(20, (database) =>
      post(database, 'token?grant_type=refresh_token', { refresh_token }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const tokens = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(tokens.map((token) => token.refresh_token)).size).toBe(1);
    const [alive] = await databases[0].rows(
      'select count(*)::int as tokens from auth.refresh_tokens where not revoked',
    );
    expect(alive).toEqual({ tokens: 1 });
  });

  it('is refused to a server with other keys', async () => {
    const others = readKeys(postgres.newDirectory());
    const opened = openPostgres({ url, keys: others, outbox, siteUrl });
    await expect(opened).rejects.toThrow(OtherKeys);
    await expect(opened).rejects.toThrow(/copy keys\.json/);
  });

  it.each([
    ['other keys', () => readKeys(postgres.newDirectory()), OtherKeys],
    ['an older version', () => keys, /made by another version of Furlong: its migration 9999/],
  ])('is left as it is by a server with %s', async (_, theirs, sentence) => {
    const served = await postgres.newDatabase();
    await (await openPostgres({ url: served, keys, outbox, siteUrl })).close();
    const operator = postgres.server.getPgClient(new URL(served).pathname.slice(1));
    await operator.connect();
    // Its one migration is another, so that there is one to apply; what Lite makes is gone.
    await operator.query(`
      delete from supabase_migrations.schema_migrations
      where version < (select max(version) from supabase_migrations.schema_migrations);
      update supabase_migrations.schema_migrations set version = '99990101000000';
      drop table auth.refresh_tokens`);
    const opened = openPostgres({ url: served, keys: theirs(), outbox, siteUrl });
    await expect(opened).rejects.toThrow(sentence);
    const { rows } = await operator.query(`
      select version, to_regclass('auth.refresh_tokens') as made
      from supabase_migrations.schema_migrations`);
    expect(rows).toEqual([{ version: '99990101000000', made: null }]);
    await operator.end();
  });

  it('waits for the locks of others only briefly at its start, and tries again', async () => {
    const operator = postgres.server.getPgClient(new URL(url).pathname.slice(1));
    await operator.connect();
    await operator.query('begin; lock table supabase_migrations.schema_migrations');
    const opened = openPostgres({ url, keys, outbox, siteUrl });
    const waiting = async () => {
      const { rowCount } = await operator.query(
        `select from pg_locks where not granted and locktype = 'relation'`,
      );
      return rowCount;
    };
    const timeout = 10_000;
    await expect.poll(waiting, { timeout }).toBe(1);
    await expect.poll(waiting, { timeout }).toBe(0);
    await operator.end();
    await (await opened).close();
  });

  it('takes its locks from a server that stops within a transaction', async () => {
    const [settings] = await databases[0].rows(
      `select current_setting('idle_in_transaction_session_timeout') as longest`,
    );
    expect(settings).toEqual({ longest: '3s' });
  });

  it('ends its start with a sentence where its user may not lay it', async () => {
    const poor = await postgres.newDatabaseOf('poor', '');
    const opened = openPostgres({ url: poor, keys, outbox, siteUrl });
    await expect(opened).rejects.toThrow(/permission denied/);
  });

  it('lets the secret key read alone, however often a server starts on it', async () => {
    const again = await openPostgres({ url, keys, outbox, siteUrl });
    await again.close();
    expect(
      await databases[0].rows(
        `select distinct a.privilege_type as right from pg_class c cross join aclexplode(c.relacl) a
         where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner`,
      ),
    ).toEqual([{ right: 'SELECT' }]);
  });

  it('ends a statement that takes too long, and goes on', async () => {
    await expect(databases[0].rows('select pg_sleep(20)')).rejects.toThrow(/statement timeout/);
    expect((await read(databases[0])).status).toBe(200);
  });

  it.each([
    ['public.races', read],
    ['auth.users', (to) => post(to, 'token?grant_type=password', { email, password })],
    ['auth.users', (to) => post(to, 'signup', { email: 'bea@stables.example', password })],
  ] satisfies [string, (to: GameDatabase) => Promise<Response>][])(
    'says so when a connection is lost that waits for %s',
    async (table, ask) => {
      const [database] = databases;
      const operator = postgres.server.getPgClient(new URL(url).pathname.slice(1));
      await operator.connect();
      await operator.query(`begin; lock table ${table}`);
      const asked = ask(database);
      const waiting = `select pid from pg_locks where not granted and locktype = 'relation'`;
      const count = async () => (await operator.query(waiting)).rowCount;
      await expect.poll(count, { timeout: 20_000 }).toBe(1);
      await operator.query(`select pg_terminate_backend(pid) from (${waiting}) as waiting`);
      await operator.end();
      const answer = await asked;
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'database_unavailable' });
    },
  );

  it('says so to the server itself', async () => {
    const ended = databases[0].rows('select pg_terminate_backend(pg_backend_pid())');
    await expect(ended).rejects.toThrow(DatabaseUnavailable);
  });

  it('lets one server alone do what one alone may do', async () => {
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} in`);
      await databases[0].rows('select pg_sleep(0.05)');
      seen.push(`${name} out`);
    };
    await Promise.all(databases.map((database, index) => database.alone(task(`${index}`))));
    expect([
      ['0 in', '0 out', '1 in', '1 out'],
      ['1 in', '1 out', '0 in', '0 out'],
    ]).toContainEqual(seen);
  });
});

describe('a PostgreSQL server that stops', () => {
  it('costs clear answers within 5 s, and nothing more once it is back', async () => {
    const inHand = [...databases, ...databases].map((database) =>
      database.rows('select pg_sleep(3)').catch((error: unknown) => error),
    );
    const asked = atOnce(20, read);
    await postgres.server.stop();
    const stopped = performance.now();
    for (const { status } of await asked) expect([200, 503]).toContain(status);
    for (const outcome of await Promise.all(inHand)) expect(outcome).toBeInstanceOf(Error);
    const answers = await Promise.all([
      ...(await atOnce(20, read)),
      ...(await atOnce(4, (database) => post(database, 'token?grant_type=password', { email }))),
      ...(await atOnce(4, (database) => post(database, 'recover', { email }))),
    ]);
    expect(performance.now() - stopped).toBeLessThan(5000);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'database_unavailable' });
    }
    await postgres.server.start();
    for (const database of databases) {
      await expect.poll(async () => (await read(database)).status, { timeout: 60_000 }).toBe(200);
      const signedIn = await post(database, 'token?grant_type=password', { email, password });
      expect(signedIn.status).toBe(200);
    }
  });

  it('is not waited for by a server that ends', async () => {
    const database = await openPostgres({ url, keys, outbox, siteUrl });
    const operator = postgres.server.getPgClient(new URL(url).pathname.slice(1));
    await operator.connect();
    const asked = database.rows('select pg_sleep(3)').catch(() => null);
    const sleeping = `select pid from pg_stat_activity where query = 'select pg_sleep(3)'`;
    const pids = async () => (await operator.query(sleeping)).rows.map(({ pid }) => Number(pid));
    await expect.poll(pids, { timeout: 20_000 }).toHaveLength(1);
    const [pid = 0] = await pids();
    process.kill(pid, 'SIGSTOP');
    try {
      await database.close();
    } finally {
      process.kill(pid, 'SIGCONT');
      await asked;
      await operator.end();
    }
  });

  it('is waited for no longer than 5 s where it does not answer at all', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : null;
    const started = performance.now();
    const opened = openPostgres({ url: `postgresql://127.0.0.1:${port}/x`, keys, outbox, siteUrl });
    await expect(opened).rejects.toThrow(/DATABASE_URL cannot be used: .*timeout/);
    expect(performance.now() - started).toBeLessThan(5000);
    silent.close();
  });
});

describe('the live channel of a game on PostgreSQL', () => {
  /** What a server hears from then on, and how often it began to listen. */
  async function listenTo(database: GameDatabase) {
    const heard: string[] = [];
    let begun = 0;
    database.listen({
      began: () => {
        begun += 1;
      },
      told: (payload) => heard.push(payload),
    });
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 10_000 });
    return { heard, begun: () => begun };
  }

  it('is heard by every server, and again after its connection was lost', async () => {
    const [one, other] = databases;
    const ears = [await listenTo(one), await listenTo(other)];
    const tell = (payload: string) =>
      one.rows('select pg_notify($1, $2)', ['furlong_live', payload]);
    await tell('first');
    await vi.waitFor(() => expect(ears.map(({ heard }) => heard)).toEqual([['first'], ['first']]));
    await one.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'furlong live' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(ears.map(({ begun }) => begun())).toEqual([2, 2]), {
      timeout: 10_000,
    });
    await tell('second');
    const both = ['first', 'second'];
    await vi.waitFor(() => expect(ears.map(({ heard }) => heard)).toEqual([both, both]));
  });
});

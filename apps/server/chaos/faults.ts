import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { GameServer } from './gameServer.ts';
import type { World } from './world.ts';

/** Does harm and takes it back. Returns what was wrong in how the game took it, or a sentence that it was skipped. */
export type Fault = (world: World) => Promise<string | undefined>;

const second = 1_000;
const newer = '99990101000000';

/** How long a fault lasts is what broke the game once, in ms. */
export const faults: Record<string, Fault> = {
  kill: async ({ servers }) => {
    for (const server of servers) {
      await server.kill();
      await wait(2 * second);
      await restart(server);
    }
    return undefined;
  },
  stop: async ({ servers: [server] }) => {
    server.signal('SIGSTOP');
    await wait(20 * second);
    server.signal('SIGCONT');
    return undefined;
  },
  crash: async ({ asOperator }) => {
    // One process that is killed has PostgreSQL end all the others, and recover.
    await asOperator(async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      process.kill(Number(rows[0].pid), 'SIGKILL');
    });
    return undefined;
  },
  freeze: async ({ asOperator }) => {
    const pids = await asOperator(async (client) => {
      const { rows } = await client.query(
        `select pid from pg_stat_activity where usename = 'furlong'`,
      );
      return rows.map(({ pid }) => Number(pid));
    });
    signalAll(pids, 'SIGSTOP');
    await wait(20 * second);
    signalAll(pids, 'SIGCONT');
    return undefined;
  },
  lock: async ({ asOperator }) => {
    await asOperator(async (client) => {
      await client.query('begin; lock table public.races');
      await wait(62 * second);
      await client.query('rollback');
    });
    return undefined;
  },
  connections: async ({ asOperator }) => {
    await asOperator(async (client) => {
      await client.query('alter role furlong connection limit 2');
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'furlong'`,
      );
      await wait(40 * second);
      await client.query('alter role furlong connection limit -1');
    });
    return undefined;
  },
  ahead: ({ servers: [server] }) => inAnotherTime(server, 180 * second),
  behind: ({ servers: [, server] }) => inAnotherTime(server, -180 * second),
  keys: async ({ another, asOperator }) => {
    const server = another('other');
    const before = await asOperator(schema);
    const sentence = await server.start();
    await server.kill();
    if (sentence === null || !/other keys/.test(sentence)) return `Other keys: ${sentence}`;
    return before === (await asOperator(schema)) ? undefined : 'Other keys changed the database.';
  },
  versions: async ({ another, asOperator }) => {
    await asOperator((client) =>
      client.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [
        newer,
      ]),
    );
    const server = another('same');
    const sentence = await server.start();
    await server.kill();
    // Those that run already serve on beside the newer version.
    await wait(20 * second);
    await asOperator((client) =>
      client.query('delete from supabase_migrations.schema_migrations where version = $1', [newer]),
    );
    return sentence !== null && /another version/.test(sentence)
      ? undefined
      : `An older version: ${sentence}`;
  },
  full: async ({ servers: [server], small }) => {
    if (!small) return 'skipped: this user may mount no small file system.';
    const filler = join(server.dataDir, 'filler');
    try {
      const { bavail, bsize } = statfsSync(server.dataDir);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      await wait(20 * second);
      return await mailIsRefused(server);
    } finally {
      rmSync(filler, { force: true });
    }
  },
};

/** Nobody is told to look for a mail that could not be kept. */
async function mailIsRefused({
  url,
  publishableKey,
  dataDir,
}: GameServer): Promise<string | undefined> {
  const address = 'full@stables.example';
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: address,
      password: 'a long walk to the gallops',
      data: { full_name: 'Full', stable_name: 'Full Stable' },
    }),
  });
  const text = await answer.text();
  const isKept = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').includes(address);
  return isKept || (answer.status >= 500 && text.includes('"message"'))
    ? undefined
    : `A sign-up whose mail could not be kept was answered ${answer.status}: ${text}`;
}

async function restart(server: GameServer, ahead?: number): Promise<void> {
  await server.kill();
  const refused = await server.start(ahead);
  if (refused !== null) throw new Error(`A server did not start again: ${refused}`);
}

async function inAnotherTime(server: GameServer, ahead: number): Promise<undefined> {
  await restart(server, ahead);
  await wait(75 * second);
  await restart(server);
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function schema(client: { query: (sql: string) => Promise<{ rows: unknown[] }> }) {
  const { rows } = await client.query(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return JSON.stringify(rows);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { GameServer } from './gameServer.ts';
import { newer } from './newerVersion.ts';
import { type Fault, type Outcome, second } from './outcome.ts';
import type { PostgresWorld } from './postgresWorld.ts';
import type { Operator } from './world.ts';

/** What befalls servers that share a PostgreSQL. How long it lasts is what broke the game once, in ms. */
export const postgresFaults: Readonly<Record<string, Fault<PostgresWorld>>> = {
  crash: async ({ asOperator }) => {
    // One process that is killed has PostgreSQL end all the others, and recover.
    await asOperator(async (database) => {
      const { rows } = await database.query('select pg_backend_pid() as pid');
      signalAll(rows, 'SIGKILL');
    });
    return undefined;
  },
  freeze: async ({ asOperator }) => {
    const rows = await asOperator(async (database) => {
      const sql = `select pid from pg_stat_activity where usename = 'furlong'`;
      return (await database.query(sql)).rows;
    });
    signalAll(rows, 'SIGSTOP');
    await wait(20 * second);
    signalAll(rows, 'SIGCONT');
    return undefined;
  },
  lock: async ({ asOperator }) => {
    await asOperator(async (database) => {
      await database.query('begin; lock table public.races');
      await wait(62 * second);
      await database.query('rollback');
    });
    return undefined;
  },
  connections: async ({ asOperator }) => {
    await asOperator(async (database) => {
      await database.query('alter role furlong connection limit 2');
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'furlong'`,
      );
      await wait(40 * second);
      await database.query('alter role furlong connection limit -1');
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
    if (sentence === null || !/other keys/.test(sentence)) {
      return { wrong: `Other keys: ${sentence}` };
    }
    const isSame = before === (await asOperator(schema));
    return isSame ? undefined : { wrong: 'Other keys changed the database.' };
  },
  versions: async ({ another, guests, asOperator }) => {
    const guest = another('same');
    const refused = await guest.start({ newer: true });
    if (refused !== null) return { wrong: `A newer version: ${refused}` };
    guests.push(guest);
    const older = another('same');
    const sentence = await older.start();
    await older.kill();
    // Those that run already serve on, beside the newer one.
    await wait(40 * second);
    guests.splice(guests.indexOf(guest), 1);
    await guest.kill();
    await asOperator(async (database) => {
      await database.query(newer.undo);
      await database.query('delete from supabase_migrations.schema_migrations where version = $1', [
        newer.version,
      ]);
    });
    const isRefused = sentence !== null && /another version/.test(sentence);
    return isRefused ? undefined : { wrong: `An older version: ${sentence}` };
  },
};

/** A server whose clock is off says so to who asks whether it is ready, and the others go on. */
async function inAnotherTime(server: GameServer, ahead: number): Promise<Outcome> {
  await server.restart(ahead);
  await wait(75 * second);
  const ready = await fetch(`${server.url}/health/ready`);
  const text = await ready.text();
  await server.restart();
  const isTold = ready.status === 503 && /clock is 1[78]\d\.\d s/.test(text);
  return isTold ? undefined : { wrong: `Readiness in another time: ${ready.status} ${text}` };
}

function signalAll(rows: Record<string, unknown>[], signal: NodeJS.Signals): void {
  for (const { pid } of rows) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function schema(database: Operator): Promise<string> {
  const { rows } = await database.query(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return JSON.stringify(rows);
}

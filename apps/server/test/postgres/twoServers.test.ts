import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  confirmFactor,
  createBackend,
  enterRace,
  futureRaces,
  myHorses,
  mySessions,
  removeFactor,
  showOwnerName,
  showSecondFactor,
  signIn,
} from '@furlong/backend';
import { anyTime } from '@furlong/backend/test-clock';
import type { RaceReport } from '@furlong/steward';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeys } from '../../src/directory/keys.ts';
import { codeOf } from '../account/owners.ts';
import { type GamePostgres, gamePostgres } from './gamePostgres.ts';

interface Running {
  child: ChildProcess;
  url: string;
  publishableKey: string;
  demo: { email: string; password: string };
}

const minute = 60_000;

const shows = () => ({ shown: 'none' as const, requestId: crypto.randomUUID() });

let postgres: GamePostgres;
let database: pg.Client;
let first: Running;
let second: Running;

beforeAll(async () => {
  postgres = await gamePostgres();
  const url = await postgres.newDatabase();
  const [one, other] = [postgres.newDirectory(), postgres.newDirectory()];
  readKeys(one);
  copyFileSync(join(one, 'keys.json'), join(other, 'keys.json'));
  // Both at once on the empty database: one makes the world, the other waits for it.
  [first, second] = await Promise.all([started(one, url), started(other, url)]);
  database = new pg.Client(url);
  await database.connect();
  await database.query(anyTime);
});

afterAll(async () => {
  for (const { child } of [first, second]) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await database.end();
  await postgres.remove();
});

async function started(directory: string, url: string): Promise<Running> {
  const script = fileURLToPath(new URL('./postgresServer.ts', import.meta.url));
  const child = fork(script, [directory, url]);
  const [running] = await once(child, 'message');
  return { child, ...running };
}

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await database.query(sql)).rows;
}

/** Both stewards run what is due by a time, at once. */
async function raced(at: number): Promise<RaceReport[]> {
  const reports = [first, second].map(async ({ child }): Promise<RaceReport[]> => {
    child.send(at);
    const [ran] = await once(child, 'message');
    return ran;
  });
  return (await Promise.all(reports)).flat();
}

async function demoOwner({ url, publishableKey, demo }: Running) {
  const backend = createBackend({ url, key: publishableKey });
  await signIn(backend, demo);
  return backend;
}

describe('two servers on one database', () => {
  it('make one world', async () => {
    const [world] = await rows(
      `select (select count(*) from auth.users)::int as users,
         (select count(*) from public.races where slot like 'history %')::int as past,
         (select count(distinct off_at) from public.races where slot like 'history %')::int as offs`,
    );
    // The demonstration owner, and the referee.
    expect(world?.users).toBe(2);
    expect(world?.past).toBeGreaterThan(0);
    expect(world?.past).toBe(world?.offs);
  });

  it('take a token and an entry of each other', async () => {
    const backend = await demoOwner(first);
    const { data } = await backend.auth.getSession();
    const elsewhere = await fetch(`${second.url}/auth/v1/user`, {
      headers: {
        apikey: second.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
      },
    });
    expect(elsewhere.status).toBe(200);

    const horses = await myHorses(backend);
    const races = await futureRaces(await demoOwner(second), { limit: 40 });
    const tries = horses.flatMap((horse) =>
      races
        .filter(({ suitableFor }) => suitableFor.includes(horse.specialty))
        .map((race) => ({ raceId: race.id, horseId: horse.id })),
    );
    let entered = null;
    for (const entry of tries) {
      const requestId = crypto.randomUUID();
      entered ??= await enterRace(backend, { ...entry, requestId }).catch(() => null);
    }
    expect(entered).not.toBeNull();
  });

  it('refuse the token of a session that has ended at the other', async () => {
    const backend = await demoOwner(first);
    const { data } = await backend.auth.getSession();
    const elsewhere = createBackend({
      url: second.url,
      key: second.publishableKey,
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('authorization', `Bearer ${data.session?.access_token}`);
        return fetch(request);
      },
    });
    expect(await futureRaces(elsewhere, { limit: 1 })).toHaveLength(1);
    await backend.auth.signOut({ scope: 'local' });
    await expect(futureRaces(elsewhere, { limit: 1 })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });

  it('run every race once, pay its prizes once, and enter no horse twice', async () => {
    const now = Date.now();
    const reports: RaceReport[] = [];
    // Both open, fill, close and run the same races.
    for (const minutes of [15, 30, 45]) reports.push(...(await raced(now + minutes * minute)));
    const finished = reports.filter(({ outcome }) => outcome === 'finished');
    expect(finished.length).toBeGreaterThanOrEqual(15);
    expect(new Set(finished.map(({ raceId }) => raceId)).size).toBe(finished.length);
    expect(reports.filter(({ outcome }) => outcome === 'failed')).toEqual([]);

    expect(
      await rows(
        `select a.race_id from private.transactions t
         join private.postings p on p.transaction_id = t.id
         join private.accounts a on a.id = p.account_id and a.kind = 'pool'
         where t.kind = 'prizes' group by a.race_id having count(distinct t.id) > 1`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `select e.horse_id from public.entries e
         join public.races r on r.id = e.race_id and r.settled_at is null
         group by e.horse_id having count(*) > 1`,
      ),
    ).toEqual([]);
    expect(await rows('select * from private.check_everything()')).toEqual([]);
  });

  it('end each other’s sessions, by every scope', async () => {
    const here = await demoOwner(first);
    const there = await demoOwner(second);
    const third = await demoOwner(second);
    expect((await there.auth.signOut({ scope: 'others' })).error).toBeNull();
    for (const ended of [here, third]) {
      await expect(mySessions(ended)).rejects.toMatchObject({ code: 'not_signed_in' });
      expect((await ended.auth.refreshSession()).error).not.toBeNull();
    }
    expect(await mySessions(there)).toHaveLength(1);
    expect((await there.auth.signOut({ scope: 'global' })).error).toBeNull();
  });

  it('ask for one second factor, and count its guesses together', async () => {
    const owner = await demoOwner(first);
    const { data } = await owner.auth.mfa.enroll({ factorType: 'totp' });
    const { id = '', totp } = data ?? {};
    const code = (ahead: number) => codeOf(totp?.secret ?? '', ahead);
    await confirmFactor(owner, { factorId: id, code: code(-1) });
    const here = await demoOwner(first);
    const there = await demoOwner(second);
    await expect(showOwnerName(there, shows())).rejects.toMatchObject({
      code: 'second_factor_needed',
    });
    const guesses = Array.from({ length: 12 }, (_, n) =>
      showSecondFactor(n % 2 === 0 ? here : there, { code: '000000' }).catch(({ code }) => code),
    );
    const told = await Promise.all(guesses);
    expect(told.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'mfa_verification_failed'),
      ...Array.from({ length: 7 }, () => 'too_many_requests'),
    ]);
    await rows('delete from auth.guesses');
    // One code, at both at once, is taken by one.
    const both = await Promise.all(
      [here, there].map((each) =>
        showSecondFactor(each, { code: code(0) }).then(
          () => 'taken',
          ({ code }) => code,
        ),
      ),
    );
    expect(both.filter((said) => said === 'taken')).toHaveLength(1);
    await removeFactor(owner, { factorId: id });
  });
});

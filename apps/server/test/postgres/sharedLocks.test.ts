import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SharedLocks } from '../../src/postgres/sharedLocks.ts';
import { type GamePostgres, gamePostgres } from './gamePostgres.ts';

let postgres: GamePostgres;
let url: string;
let locks: SharedLocks;
let child: ChildProcess;
let said: unknown[];

beforeAll(async () => {
  postgres = await gamePostgres();
  url = await postgres.newDatabase();
  locks = new SharedLocks(url);
});

afterEach(() => child.kill('SIGKILL'));

afterAll(async () => {
  await locks.close();
  await postgres.remove();
});

/** Another process holds a lock from now on. */
async function heldElsewhere(name: string): Promise<void> {
  const script = fileURLToPath(new URL('./lockHolder.ts', import.meta.url));
  child = fork(script, [url, name]);
  said = [];
  child.on('message', (message) => said.push(message));
  await once(child, 'message');
}

/** What it says, in whatever order. */
const heard = (...messages: unknown[]) =>
  expect.poll(() => said, { timeout: 10_000 }).toEqual(expect.arrayContaining(messages));

const had = async () => 'had';

describe('a lock of a server', () => {
  it('is its own for as long as it is there, and is waited for only briefly', async () => {
    await heldElsewhere('there');
    await expect(locks.run('there', had)).rejects.toThrow(/statement timeout/);
    child.send('let go');
    await heard({ held: true });
    child.send('end');
    await heard({ outcome: 'whole' });
    expect(await locks.run('there', had)).toBe('had');
  });

  it('is lost once it stops, before another is refused, and it does not go on as if it had it', async () => {
    await heldElsewhere('frozen');
    child.kill('SIGSTOP');
    expect(await locks.run('frozen', had)).toBe('had');
    child.send('let go');
    child.kill('SIGCONT');
    await heard({ held: false }, { outcome: expect.stringMatching(/idle-session timeout/) });
  });
});

import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { GameServer } from './gameServer.ts';
import { type Fault, type Outcome, second } from './outcome.ts';
import { storm } from './storm.ts';
import type { World } from './world.ts';

const kills = 20;

/** What befalls a game on either database. How long a fault lasts is what broke the game once, in ms. */
export const faults: Readonly<Record<string, Fault<World>>> = {
  kill: async ({ servers }, seen) => {
    const before = seen.acknowledged.size;
    for (let number = 0; number < kills; number += 1) {
      const server = servers[number % servers.length] ?? servers[0];
      await server.restart();
      await wait(randomInt(second, 3 * second));
    }
    return { told: `${kills} kills, ${seen.acknowledged.size - before} acknowledged meanwhile` };
  },
  stop: async ({ servers: [server] }) => {
    server.signal('SIGSTOP');
    await wait(20 * second);
    server.signal('SIGCONT');
    return undefined;
  },
  full: async ({ servers: [server], small }) => {
    if (!small) return { told: 'skipped: this user may mount no small file system.' };
    const filler = join(server.dataDir, 'filler');
    try {
      const { bavail, bsize } = statfsSync(server.dataDir);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      await wait(20 * second);
      return await mailsAreRefused(server);
    } finally {
      rmSync(filler, { force: true });
    }
  },
  storm,
};

/** The last page of a file may have room for a few mails more, and not for so many. */
const mails = 20;

/** Nobody is told to look for a mail that could not be kept. */
async function mailsAreRefused(server: GameServer): Promise<Outcome> {
  for (let number = 0; number < mails; number += 1) {
    const address = `full${number}@stables.example`;
    const { status, text } = await signUp(server, address);
    const outbox = readFileSync(join(server.dataDir, 'outbox.jsonl'), 'utf8');
    const isRefused = status >= 500 && text.includes('"message"');
    if (isRefused) return { told: `${number} sign-ups had their mail, the next was refused` };
    if (!outbox.includes(address)) return { wrong: `a mail was not kept: ${status} ${text}` };
  }
  return { wrong: 'the directory was never full' };
}

async function signUp({ url, publishableKey }: GameServer, email: string) {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'a long walk to the gallops',
      data: { full_name: 'Full', stable_name: 'Full Stable' },
    }),
  });
  return { status: answer.status, text: await answer.text() };
}

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
      return await mailIsRefused(server);
    } finally {
      rmSync(filler, { force: true });
    }
  },
  storm,
};

/** Nobody is told to look for a mail that could not be kept. */
async function mailIsRefused({ url, publishableKey, dataDir }: GameServer): Promise<Outcome> {
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
  const told = `a sign-up was answered ${answer.status}, its mail ${isKept ? 'kept' : 'not kept'}`;
  const isRight = isKept || (answer.status >= 500 && text.includes('"message"'));
  return isRight ? { told } : { wrong: `${told}: ${text}` };
}

// Attackers in a thread of their own: in the thread of the player whom they are to delay, their
// own work would be timed as the server's.
import { parentPort, workerData } from 'node:worker_threads';

export interface Attack {
  attackers: number;
  /** What they ask for, in turn. */
  paths: string[];
  init: { method?: string; body?: string };
  /** Whose tokens they bring, in turn; by default none. */
  bearers?: string[];
}

export interface AttackOrder extends Attack {
  url: string;
  headers: Record<string, string>;
}

const { attackers, paths, init, bearers = [], url, headers }: AttackOrder = workerData;
const statuses = new Set<number>();

/** Asks again as soon as it is answered, until the thread is ended. */
async function attack(_: unknown, attacker: number) {
  const path = paths[attacker % paths.length] ?? '';
  const bearer = bearers[attacker % bearers.length];
  const own = { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) };
  while (true) {
    const answer = await fetch(`${url}${path}`, { ...init, headers: own });
    await answer.arrayBuffer();
    if (statuses.size === 0) parentPort?.postMessage('under way');
    statuses.add(answer.status);
  }
}

parentPort?.once('message', () => parentPort?.postMessage([...statuses].sort()));
await Promise.all(Array.from({ length: attackers }, attack));

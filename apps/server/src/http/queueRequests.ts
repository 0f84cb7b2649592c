import { setTimeout as delay } from 'node:timers/promises';
import { readingFunctions } from '@furlong/backend/allowed-requests';
import type { Context, MiddlewareHandler } from 'hono';
import type { Measures } from '../operator/measures.ts';
import { busy, refusal } from '../shared/refusal.ts';
import { addressKey } from './addressKey.ts';
import type { Env } from './app.ts';
import { FairQueue, QueueFull } from './fairQueue.ts';

/** With more players' requests waiting than this, something is wrong, or hostile. */
const waitingOfAll = 500;

/** A screen asks for a few things at once; a classroom behind one address for a hundred. */
const waitingOfRequester = 120;

/**
 * Lets requests to the database in by turns of those who ask: of an account where a valid token
 * names one, else of a network address. Entries and sessions go before what only reads.
 *
 * @param running how many requests the database works on at once.
 */
export function queueRequests(
  running: number,
  { waited }: Pick<Measures, 'waited'>,
): MiddlewareHandler<Env> {
  const queue = new FairQueue({ running, waitingOfRequester, waitingOfAll });
  return (c, next) => {
    const requester = c.var.bearer.accountId ?? addressKey(c.var.address);
    const asked = performance.now();
    return inTurn(c, queue, { requester, urgent: !onlyReads(c.req.path) }, () => {
      waited((performance.now() - asked) / 1000);
      return next();
    });
  };
}

/** Goes on when its turn has come, and refuses what gets none. */
export async function inTurn(
  c: Context<Env>,
  queue: FairQueue,
  who: { requester: string; urgent: boolean },
  next: () => Promise<void>,
): Promise<Response | undefined> {
  try {
    await queue.run({ ...who, signal: c.var.deadline }, next);
    return undefined;
  } catch (error) {
    if (error instanceof QueueFull) return refused(error);
    if (c.var.deadline?.aborted) return busy();
    throw error;
  }
}

function onlyReads(path: string): boolean {
  const [, name] = /^\/rest\/v1\/rpc\/(.+)$/.exec(path) ?? [];
  return name === undefined ? path.startsWith('/rest/') : readingFunctions.includes(name);
}

/**
 * Who asks again at once would keep the server busy with refusing: each refusal takes this long,
 * in ms, up to twice as long, so that those refused together do not come back together.
 */
const refusalTakes = 1_000;

async function refused({ of }: QueueFull): Promise<Response> {
  await delay(refusalTakes * (1 + Math.random()));
  if (of === 'all') {
    return busy();
  }
  const sentence = 'Too many of your requests wait for an answer. Please try again in a moment.';
  return refusal(429, 'too_many_waiting', sentence, { 'retry-after': '1' });
}

import type { Context, MiddlewareHandler } from 'hono';
import { addressKey } from './addressKey.ts';
import type { Env } from './app.ts';
import { FairQueue } from './fairQueue.ts';
import { inTurn } from './queueRequests.ts';

/** A classroom behind one address registers at once; hashing for all of them takes about 3 s. */
const waiting = { waitingOfRequester: 40, waitingOfAll: 60 };

/**
 * Lets one password be hashed at a time, in turns by network address: a hash takes a processor for 80 ms,
 * however many accounts and sessions somebody has. It comes before the turns for the database, in which one
 * who hashes is then one of many.
 */
export class PasswordTurns {
  readonly #queue = new FairQueue({ running: 1, ...waiting });

  /** Makes requests that hash a password wait for their turn, and no others. */
  readonly wait: MiddlewareHandler<Env> = (c, next) =>
    hashes(c) ? inTurn(c, this.#queue, whoAsks(c), next) : next();

  /** Hashes for a request that has had its turn, in another. Nothing where there is none to be had. */
  async again(c: Context<Env>, hash: () => Promise<unknown>): Promise<void> {
    await inTurn(c, this.#queue, whoAsks(c), async () => {
      await hash();
    });
  }
}

function whoAsks(c: Context<Env>) {
  return { requester: addressKey(c.var.address), urgent: true };
}

function hashes({ req }: Context<Env>): boolean {
  if (req.path === '/auth/v1/token') return req.query('grant_type') === 'password';
  return req.path === '/auth/v1/signup' || (req.method === 'PUT' && req.path === '/auth/v1/user');
}

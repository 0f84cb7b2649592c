import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { busy } from '../shared/refusal.ts';
import type { Env } from './app.ts';

/** A request is answered within this, wherever it waits: for its turn, a connection, a statement. In ms. */
const longestAnswer = 5_000;

/** Answers that the server is busy when nothing else can be answered in time, and gives up what was asked. */
export function answerInTime(longest = longestAnswer): MiddlewareHandler<Env> {
  return async (c, next) => {
    const late = new AbortController();
    c.set('deadline', AbortSignal.any([c.req.raw.signal, late.signal]));
    const refuse = timeout(longest, () => {
      late.abort();
      return new HTTPException(503, { res: busy() });
    });
    return refuse(c, next);
  };
}

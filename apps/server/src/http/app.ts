import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { idHeader } from '../operator/requestLog.ts';
import { refusal } from '../shared/refusal.ts';
import type { RequestBody } from './requestBody.ts';
import type { Bearer } from './sessions.ts';

export interface Env {
  /** What handlers find in `c.env`: Node's own request and response. */
  Bindings: HttpBindings;
  Variables: {
    /** The network address of who asks. */
    address: string;
    /** Whether a trusted proxy has passed the request on. */
    isProxied: boolean;
    /** Set once a player's request has been read. */
    body?: RequestBody;
    /** Ends what has waited too long for the answer to a player's request, or is waited for no more. */
    deadline?: AbortSignal;
    /** Set for players' requests before they take their turn. */
    bearer: Bearer;
  };
}

export type App = Hono<Env>;

/** An app that logs what fails in it, and tells the caller no details. */
export function createApp(): App {
  return new Hono<Env>().onError((error, { env }) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`Request ${env.outgoing?.getHeader(idHeader)} failed:`, error);
    return refusal(500, 'server_failed', 'Something went wrong here.');
  });
}

type NodeMiddleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Lets a middleware answer that writes to Node's response itself. */
export function fromNode(middleware: NodeMiddleware): MiddlewareHandler<Env> {
  return ({ env: { incoming, outgoing } }, next) =>
    new Promise((resolve, reject) => {
      outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
      middleware(incoming, outgoing, (error) => (error ? reject(error) : resolve(next())));
    });
}

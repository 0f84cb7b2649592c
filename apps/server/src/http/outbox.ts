import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';
import type { Handler } from 'hono';
import type { Outbox } from '../embedded/outbox.ts';
import type { Env } from './app.ts';
import { refusal } from './refusal.ts';

/**
 * Shows the captured e-mails to who sits at this machine. The links in them sign people in, so
 * the name by which the server was called counts too: a foreign page could have its own name
 * lead to this machine.
 */
export function showOutbox(outbox: Outbox): Handler<Env> {
  return ({ req, env }) => {
    const hostname = (req.header('host') ?? '').replace(/:\d+$/, '');
    const isLocal = isLoopbackAddress(env.incoming.socket.remoteAddress ?? '');
    if (!isLocal || !isLoopbackHostname(hostname)) {
      return refusal(403, 'loopback_only', 'The outbox is only shown on the machine itself.');
    }
    return Response.json(outbox.list(), { headers: { 'cache-control': 'no-store' } });
  };
}

import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';
import type { Handler } from 'hono';
import type { Outbox } from '../shared/outbox.ts';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';
import { isForwarded } from './clientAddress.ts';

/**
 * Shows the captured e-mails to who sits at this machine. The links in them sign people in, so
 * the name by which the server was called counts too: a foreign page could have its own name
 * lead to this machine. So does any sign of a proxy: it may run here, and serve the world.
 */
export function showOutbox(outbox: Outbox): Handler<Env> {
  return ({ req, env, var: { address, isProxied } }) => {
    const hostname = (req.header('host') ?? '').replace(/:\d+$/, '');
    const peer = env.incoming.socket.remoteAddress ?? '';
    const isLocal = [peer, address].every(isLoopbackAddress) && isLoopbackHostname(hostname);
    // A trusted proxy says for whom it asks; any other hides it.
    const isPlain = isProxied ? req.header('x-forwarded-for') !== undefined : !isForwarded(req);
    if (!isLocal || !isPlain) {
      return refusal(403, 'loopback_only', 'The outbox is only shown on the machine itself.');
    }
    return Response.json(outbox.list(), { headers: { 'cache-control': 'no-store' } });
  };
}

import type { IncomingMessage } from 'node:http';
import type { Outbox } from '../embedded/outbox.ts';
import { type Answer, json, refusal } from './answer.ts';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Shows the captured e-mails to who sits at this machine. The links in them sign people in, so
 * the name by which the server was called counts too: a foreign page could have its own name
 * lead to this machine.
 */
export function showOutbox(request: IncomingMessage, outbox: Outbox): Answer {
  const near = loopbackAddress.test(request.socket.remoteAddress ?? '');
  if (!near || !loopbackName.test(request.headers.host ?? '')) {
    return refusal(403, 'loopback_only', 'The outbox is only shown on the machine itself.');
  }
  return json(200, outbox.list());
}

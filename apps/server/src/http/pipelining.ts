import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they ask again on a connection; nobody needs so many. */
const mostUnanswered = 8;

const unanswered = new WeakMap<Socket, number>();

/**
 * Counts the requests on a connection that wait for their answers, which have to come in order, and ends a
 * connection on which too many do. Returns whether this one is to be answered.
 */
export function takesTurn({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const waiting = (unanswered.get(socket) ?? 0) + 1;
  unanswered.set(socket, waiting);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1));
  if (waiting <= mostUnanswered && !socket.destroyed) return true;
  socket.destroy();
  return false;
}

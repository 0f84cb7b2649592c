import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Embedded } from '../embedded/embedded.ts';
import { type Answer, refusal } from './answer.ts';
import { BodyTooLarge, readBody } from './body.ts';
import type { Caller } from './doorkeeper.ts';

export const isApi = (path: string) => /^\/(rest|auth)\/v1\//.test(path);

/** Lite decodes paths. Another spelling of one must not pass the doorkeeper unseen. */
const plainAuthPath = /^\/auth\/v1(\/[\w.-]+)+$/;

/** With more players' requests waiting than this, something is wrong, or hostile. */
const longestQueue = 500;

/** Hands a player's request to the embedded Supabase, after the checks that it leaves out. */
export function apiDoor(embedded: Embedded, wait: (caller: Caller) => number) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<Answer> => {
    if (url.pathname.startsWith('/auth/') && !plainAuthPath.test(url.pathname)) {
      return refusal(404, 'not_found', 'There is nothing at this address.');
    }
    if (embedded.waiting() >= longestQueue) {
      return refusal(503, 'busy', 'The server is busy. Please try again.', { 'retry-after': '5' });
    }
    const address = request.socket.remoteAddress ?? '';
    const method = request.method ?? 'GET';
    try {
      const body = await readBody(request);
      const seconds = wait({ method, url, body, address });
      if (seconds > 0) {
        return refusal(
          429,
          'over_request_rate_limit',
          `Too many attempts. Please wait ${seconds} seconds and try again.`,
          { 'retry-after': String(seconds) },
        );
      }
      const hungUp = new AbortController();
      response.once('close', () => hungUp.abort());
      const asked = new Request(url, {
        method,
        headers: headersOf(request),
        signal: hungUp.signal,
        ...(body !== null && { body: new Uint8Array(body) }),
      });
      return await answerOf(await embedded.fetch(asked, address));
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        return refusal(413, 'body_too_large', 'The request is longer than 64 kB.', {
          connection: 'close',
        });
      }
      throw error;
    }
  };
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

async function answerOf(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: { 'cache-control': 'no-store', ...Object.fromEntries(response.headers) },
    body: Buffer.from(await response.arrayBuffer()),
  };
}

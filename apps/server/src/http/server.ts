import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { type Answered, follow, identified } from '../operator/requestLog.ts';
import { refusal } from '../shared/refusal.ts';
import type { App } from './app.ts';
import { protectingHeaders } from './headers.ts';
import { takesTurn } from './pipelining.ts';
import { type StartStep, starting } from './starting.ts';

/** The longest address that any request of the game needs, in characters. */
const longestUrl = 4096;

/** How long a request that is in may still take when the server ends, in ms. */
const longestDrain = 10_000;

/** The network side of the game: it listens first, and says what the start does until it is given an app. */
export interface HttpServer {
  url: string;
  server: Server;
  /** Tells visitors what the start is doing. */
  tell: (step: StartStep) => void;
  serve: (app: App) => void;
  /** Takes no new requests, and waits until those that are in have been answered. */
  close: () => Promise<void>;
}

/** @throws when the port is taken or the address is not this machine's. */
export async function listen(settings: {
  host: string;
  port: number;
  dev: boolean;
  /** Told of each request when its answer is over. */
  answered?: (answered: Answered) => void;
}): Promise<HttpServer> {
  const { host, port, dev, answered = () => {} } = settings;
  let step: StartStep = { message: 'Starting the game' };
  let app = starting(() => step);

  // A request's address is built on our own origin: its Host header could name any other.
  const handle = async (
    { method, headers, body, signal }: Request,
    env: HttpBindings | Http2Bindings,
  ) => {
    const path = env.incoming.url ?? '/';
    if (path.length > longestUrl) return refusal(414, 'url_too_long', 'The address is too long.');
    if (!path.startsWith('/') || !URL.canParse(`${url}${path}`) || method === 'TRACE') {
      return refusal(400, 'bad_request', 'This is no address.');
    }
    const init = { method, headers, body, signal, duplex: 'half' };
    return app.fetch(new Request(`${url}${path}`, init), env);
  };
  const answer = async (request: Request, env: HttpBindings | Http2Bindings) =>
    identified(await handle(request, env), env.outgoing as ServerResponse);
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });

  const protection = new Map(Object.entries(protectingHeaders({ dev })));
  const server = createServer(
    { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000 },
    (request, response) => {
      if (!takesTurn(request, response)) return;
      follow(request, response, answered);
      return listener(request, response.setHeaders(protection));
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  // Nobody can follow a link to the address that means all addresses.
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${actualPort}`;
  return {
    url,
    server,
    tell: (next) => {
      step = next;
    },
    serve: (next) => {
      app = next;
    },
    close: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), longestDrain);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
      }),
  };
}

function explained(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} on ${host} is taken by another program. ` +
        'Stop that one, or choose another port, for example: PORT=4322',
    );
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return new Error(
      `This machine does not let Furlong listen on ${host}, port ${port} (${code}).`,
    );
  }
  return error;
}

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type Answer, refusal } from './answer.ts';
import { protectingHeaders } from './headers.ts';

/** The longest address that any request of the game needs, in characters. */
const longestUrl = 4096;

/** How long a request that is in may still take when the server ends, in ms. */
const longestDrain = 10_000;

/** Answers a request, or null when it has been answered otherwise. */
export type Inside = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<Answer | null>;

/** The network side of the server: listens first, answers "getting ready" until it is opened. */
export interface Door {
  url: string;
  server: Server;
  open: (inside: Inside) => void;
  /** Takes no new requests, and waits until those that are in have been answered. */
  close: () => Promise<void>;
}

/** @throws when the port is taken or the address is not this machine's. */
export async function listen(settings: {
  host: string;
  port: number;
  dev: boolean;
}): Promise<Door> {
  const { host, port, dev } = settings;
  const protection = protectingHeaders({ dev });
  let inside: Inside = async () =>
    refusal(503, 'starting', 'Furlong is getting ready.', { 'retry-after': '2' });

  const listener: RequestListener = async (request, response) => {
    for (const [name, value] of Object.entries(protection)) response.setHeader(name, value);
    try {
      const answer = await answerTo(request, response);
      if (answer !== null) send(request, response, answer);
    } catch (error) {
      console.error('A request failed:', error);
      send(request, response, refusal(500, 'server_failed', 'Something went wrong here.'));
    }
  };
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path.length > longestUrl) return refusal(414, 'url_too_long', 'The address is too long.');
    // Without a leading slash, a request could name another host.
    if (!path.startsWith('/') || !URL.canParse(`${url}${path}`)) {
      return refusal(400, 'bad_request', 'This is no address.');
    }
    return inside(request, response, new URL(`${url}${path}`));
  };

  const server = createServer(
    { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000 },
    listener,
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
    open: (next) => {
      inside = next;
    },
    close: () =>
      new Promise((resolve) => {
        const patience = setTimeout(() => server.closeAllConnections(), longestDrain);
        server.close(() => {
          clearTimeout(patience);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  if (response.headersSent) {
    response.end();
    return;
  }
  const { status, headers = {}, body = '' } = answer;
  const bodyless = status === 204 || status === 304;
  response.writeHead(status, {
    ...headers,
    ...(!bodyless && { 'content-length': Buffer.byteLength(body) }),
  });
  response.end(bodyless || request.method === 'HEAD' ? undefined : body);
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

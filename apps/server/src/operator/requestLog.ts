import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutSecrets } from '../limitedConsole.ts';

/** The header by which an answer tells its id. */
export const idHeader = 'x-request-id';

/** What an answer was given to and how it ended. */
export interface Answered {
  id: string;
  kind: Kind;
  method: string;
  /** Without its query, which may hold what signs somebody in. */
  path: string;
  /** 499 where whoever asked did not wait for the answer. */
  status: number;
  /** The code of a refusal, as its body tells it. */
  code: string | undefined;
  /** From the request to the last byte of the answer. */
  ms: number;
}

const kinds = [
  ['api', /^\/rest\//],
  ['auth', /^\/auth\//],
  ['live', /^\/live$/],
  ['picture', /^\/pictures\//],
  ['calendar', /^\/calendar\//],
  ['operator', /^\/(health\/|metrics$)/],
  ['file', /\.[a-z\d]+$/i],
] as const;

export type Kind = (typeof kinds)[number][0] | 'page';

/** What an address asks for. */
export function kindOf(path: string): Kind {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}

const codes = new WeakMap<ServerResponse, string>();

/** Gives an answer its id, and tells what became of it once it is over. */
export function follow(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  tell: (answered: Answered) => void,
): void {
  const started = performance.now();
  const id = crypto.randomUUID();
  const [path = ''] = url.split('?');
  response.setHeader(idHeader, id);
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    const ms = Math.round(performance.now() - started);
    tell({ id, kind: kindOf(path), method, path, status, code: codes.get(response), ms });
  });
}

/** A refusal in JSON, with the id of its answer written in. Its code is kept for the log. */
export async function identified(answer: Response, response: ServerResponse): Promise<Response> {
  const { status, headers } = answer;
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (status < 400 || !isJson || headers.has('content-encoding')) return answer;
  const text = await answer.text();
  const body = parsed(text);
  if (body === null) return new Response(text, answer);
  if (typeof body.code === 'string') codes.set(response, body.code);
  const named = JSON.stringify({ ...body, request_id: response.getHeader(idHeader) });
  const own = new Headers(headers);
  own.set('content-length', String(Buffer.byteLength(named)));
  return new Response(named, { status, headers: own });
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}

/** The line of the log for a request that was refused or has failed, in JSON and without secrets; null for others. */
export function logLine(answered: Answered, at: number): string | null {
  if (answered.status < 400) return null;
  return withoutSecrets(JSON.stringify({ at: new Date(at).toISOString(), ...answered }));
}

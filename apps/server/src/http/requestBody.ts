import type { MiddlewareHandler } from 'hono';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';

/** The JSON object that a request carries, or null where it carries none. */
export type RequestBody = Readonly<Record<string, unknown>> | null;

/** What a player's requests nest: lists of arguments, and the metadata of a sign-up. */
const deepest = 3;

const control = /\p{Cc}/u;

/**
 * Reads a request once, for the limits and for the database behind them, which is handed what was
 * read here and not the bytes: a byte-order mark or a key given twice must not be read in two ways.
 */
export const readBody: MiddlewareHandler<Env> = async (c, next) => {
  const url = new URL(c.req.url);
  if ([...url.searchParams].flat().some((part) => control.test(part))) {
    return refusal(400, 'bad_request', 'The address has characters that no address needs.');
  }
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) {
    c.set('body', null);
    return next();
  }
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    return refusal(415, 'not_json', 'The body of a request has to be application/json.');
  }
  const body = parse(bytes);
  if (!isObject(body) || Array.isArray(body) || !isPlain(body, deepest)) {
    return refusal(400, 'bad_json', 'The body of the request is no JSON object that is used here.');
  }
  c.set('body', body);
  return next();
};

function parse(bytes: ArrayBuffer): unknown {
  try {
    // With the byte-order mark left in, JSON.parse refuses it.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Whether a value nests no deeper, and all its text can be kept: PostgreSQL takes no NUL. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (!isObject(value)) return true;
  return (
    depth > 0 &&
    Object.entries(value)
      .flat()
      .every((part) => isPlain(part, depth - 1))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import type { OutgoingHttpHeaders } from 'node:http';

/** What the server answers: a status, headers, and a whole body. */
export interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export function json(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(value),
  };
}

/** A refusal by the server itself, in the shape that supabase-js reads. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: OutgoingHttpHeaders = {},
): Answer {
  return json(status, { code, error_code: code, message, msg: message, hint: code }, headers);
}

import type { Database } from '@furlong/backend';
import { HttpResponse, http, type JsonBodyType, type PathParams } from 'msw';

type Functions = Database['public']['Functions'];

/** A table as PostgREST serves it; its rows are looked up anew at each request. */
export const table = (name: string, rows: (request: Request) => JsonBodyType) =>
  http.get(`*/rest/v1/${name}`, ({ request }) => HttpResponse.json(rows(request)));

/** A function of the database as PostgREST serves it. */
export const rpc = <Name extends keyof Functions & string>(
  name: Name,
  answer: (args: Functions[Name]['Args'], request: Request) => JsonBodyType,
) =>
  http.post<PathParams, Functions[Name]['Args']>(`*/rest/v1/rpc/${name}`, async ({ request }) =>
    HttpResponse.json(answer(await request.json(), request)),
  );

/** Whether a request's filter passes a value: every value, where it has no such filter. */
export function passes(request: Request, column: string, value: string): boolean {
  const filter = new URL(request.url).searchParams.get(column);
  if (filter?.startsWith('in.')) return filter.slice(4, -1).split(',').includes(value);
  return filter === null || filter === `eq.${value}`;
}

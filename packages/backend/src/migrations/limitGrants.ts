import type { Database } from './migrate.ts';

/** What is needed of a Supabase Lite `App`. */
export interface Api {
  fetch(request: Request): Response | Promise<Response>;
}

const roles = 'anon, authenticated, service_role';

/** What our schemas grant on tables and sequences, and nothing that may come later. */
const ours = `
  begin;
  revoke all on all tables in schema public from public, ${roles};
  grant select on all tables in schema public to ${roles};
  revoke all on all sequences in schema public from public, ${roles};
  alter default privileges in schema public revoke all on tables from ${roles};
  alter default privileges in schema public revoke all on sequences from ${roles};
  commit;
`;

/**
 * Has Supabase Lite set up its roles, which it does once at its first request: it then grants them all rights to
 * all tables of a schema with row-level security, whatever the migrations have revoked. Takes that back.
 *
 * @throws when the API does not answer.
 */
export async function limitGrants(api: Api, database: Pick<Database, 'exec'>, secretKey: string) {
  const first = new Request('http://127.0.0.1/rest/v1/races?select=id&limit=1', {
    headers: { apikey: secretKey },
  });
  const { ok, status } = await api.fetch(first);
  if (!ok) throw new Error(`The API was not prepared (${status}).`);
  await database.exec(ours);
}

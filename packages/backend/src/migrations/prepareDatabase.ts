import { authTables } from './authTables.ts';
import { type Database, migrate, refuseOtherVersions } from './migrate.ts';

/** What is needed of an embedded Supabase Lite `App` on PGlite. */
export interface EmbeddedApi {
  /** Makes the schema `auth`: users, sessions, `auth.uid()`. May be repeated. */
  ensureSystemSchema(): Promise<void>;
  readonly connection: { readonly driver: Database };
}

/**
 * Makes the embedded database ready to serve: the API's own schemas first, because our sign-up
 * trigger is on `auth.users`, then the pending migrations. Call it before the first request:
 * on that the API looks once for row-level security and sets up its roles. May be repeated.
 * What another version has made is left as it is.
 *
 * @returns the versions applied now.
 */
export async function prepareDatabase(api: EmbeddedApi): Promise<string[]> {
  await refuseOtherVersions(api.connection.driver);
  await api.ensureSystemSchema();
  await api.connection.driver.exec(authTables);
  return migrate(api.connection.driver);
}

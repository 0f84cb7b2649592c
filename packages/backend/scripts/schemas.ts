import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../supabase/', import.meta.url);

/** A file of supabase/schemas. */
export interface Schema {
  /** `01_foundation/01_foundation.sql` */
  readonly path: string;
  readonly sql: string;
}

/** What `schema_paths` of config.toml names, in the order in which it can be created: that of the paths. */
export function schemas(): Schema[] {
  const config = readFileSync(new URL('config.toml', folder), 'utf8');
  const [, pattern] = /^schema_paths = \["\.\/schemas\/(.+)"\]$/m.exec(config) ?? [];
  if (pattern === undefined) throw new Error('config.toml has no schema_paths.');
  const cwd = fileURLToPath(new URL('schemas/', folder));
  return globSync(pattern, { cwd })
    .toSorted()
    .map((path) => ({ path, sql: readFileSync(new URL(`schemas/${path}`, folder), 'utf8') }));
}

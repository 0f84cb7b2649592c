import { readdir, rm, writeFile } from 'node:fs/promises';
import { schemas } from './schemas.ts';

// `pnpm --filter @furlong/backend baseline <14 digits>` puts one migration, made of the schemas, in the place of
// all that are there. Only before a release: a database that has run others is refused from then on.
const folder = new URL('../supabase/migrations/', import.meta.url);
const [version = ''] = process.argv.slice(2);
if (!/^\d{14}$/.test(version))
  throw new Error('Which version? Fourteen digits, later than all others.');

const parts = schemas().map(({ path, sql }) => `-- schemas/${path}\n\n${sql}`);
const sql = [
  `-- Written by \`pnpm --filter @furlong/backend baseline ${version}\` from supabase/schemas, and never changed\n` +
    '-- afterwards: what comes later is a migration of its own.\n',
  ...parts,
  'reset check_function_bodies;\n',
].join('\n');
for (const file of await readdir(folder)) await rm(new URL(file, folder));
await writeFile(new URL(`${version}_baseline.sql`, folder), sql);

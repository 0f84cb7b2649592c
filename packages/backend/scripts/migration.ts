import { writeFile } from 'node:fs/promises';
import { openPostgres } from '../postgres/openPostgres.ts';
import { schemaDifference } from './schemaDifference.ts';
import { schemas } from './schemas.ts';

// `pnpm --filter @furlong/backend migration <14 digits>_<name>` writes what the schemas have and the migrations
// do not. It starts a PostgreSQL server of its own for that.
const [name = ''] = process.argv.slice(2);
if (!/^\d{14}_\w+$/.test(name)) throw new Error('Which name? 20270101000000_what_it_brings');

const { url, bare, migrated, server, remove } = await openPostgres();
try {
  const declared = server.getPgClient(bare);
  await declared.connect();
  for (const { sql } of schemas()) await declared.query(sql);
  await declared.end();
  const sql = await schemaDifference({ from: `${url}/${migrated}`, to: `${url}/${bare}` });
  const file = new URL(`../supabase/migrations/${name}.sql`, import.meta.url);
  if (sql === '') console.log('The schemas have what the migrations make.');
  else await writeFile(file, `${sql}\n`, { flag: 'wx' });
} finally {
  await remove();
}

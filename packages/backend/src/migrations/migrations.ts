import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../../supabase/migrations/', import.meta.url);

/** One step forward of the database. */
export interface Migration {
  /** Fourteen digits, in whose order migrations are applied. */
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** All migrations of supabase/migrations, first to last. */
export async function migrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{14}_\w+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -'.sql'.length),
      sql: await readFile(new URL(file, folder), 'utf8'),
    })),
  );
}

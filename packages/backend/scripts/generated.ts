import { readFile, writeFile } from 'node:fs/promises';
import { databaseTypes, typesFile } from './databaseTypes.ts';

// `pnpm generated` writes database.types.ts; `pnpm generated:check` fails if it is not fresh.
const fresh = await databaseTypes();
if (!process.argv.includes('--check')) {
  await writeFile(typesFile, fresh);
} else if (fresh !== (await readFile(typesFile, 'utf8'))) {
  console.error('src/database.types.ts is stale: run `pnpm --filter @furlong/backend generated`.');
  process.exitCode = 1;
}

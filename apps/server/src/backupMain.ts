import { resolve } from 'node:path';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { readEnvironment } from './environment.ts';

try {
  const [command, file] = process.argv.slice(2);
  if (process.env.DATABASE_URL) {
    throw new Error('With DATABASE_URL the data is in PostgreSQL: its pg_dump makes the backups.');
  }
  if (file === undefined) throw new Error(`Which file? For example: pnpm ${command} furlong.tgz`);
  const { dataDir, keys } = readEnvironment(process.env);
  // pnpm runs this in the folder of the package, and names the one in which it was called.
  const path = resolve(process.env.INIT_CWD ?? '', file);
  if (command === 'backup') {
    await backup({ dataDir, file: path, ...(keys && { keys }) });
    console.log(`\n  ${path} holds the game's data and its keys: keep it where nobody reads it.\n`);
  } else {
    await restore({ dataDir, file: path });
    console.log(`\n  ${dataDir} is as it was backed up. Start the game with: pnpm start\n`);
  }
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

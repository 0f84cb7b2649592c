import { readFile, writeFile } from 'node:fs/promises';
import { callableFunctions, callableFunctionsFile } from './callableFunctions.ts';
import { databaseTypes, typesFile } from './databaseTypes.ts';
import { equipmentItems, equipmentItemsFile } from './equipmentItems.ts';
import { openFreshDatabase } from './freshDatabase.ts';
import { nameCharacters, nameCharactersFile } from './nameCharacters.ts';
import { randomDrawTables, randomDrawTablesFile } from './randomDrawTables.ts';
import { refusals, refusalsFile } from './refusals.ts';
import { trainingProgrammes, trainingProgrammesFile } from './trainingProgrammes.ts';

// `pnpm generated` writes the files; `pnpm generated:check` fails if one is not fresh.
const database = await openFreshDatabase();
const files = [
  { file: randomDrawTablesFile, fresh: randomDrawTables() },
  { file: trainingProgrammesFile, fresh: trainingProgrammes() },
  { file: equipmentItemsFile, fresh: equipmentItems() },
  { file: nameCharactersFile, fresh: nameCharacters() },
  { file: refusalsFile, fresh: refusals() },
  { file: callableFunctionsFile, fresh: await callableFunctions(database.driver) },
  { file: typesFile, fresh: await databaseTypes(database.driver) },
];
await database.close();
for (const { file, fresh } of files) {
  if (!process.argv.includes('--check')) {
    await writeFile(file, fresh);
  } else if (fresh !== (await readFile(file, 'utf8').catch(() => ''))) {
    console.error(`${file.pathname} is stale: run \`pnpm --filter @furlong/backend generated\`.`);
    process.exitCode = 1;
  }
}

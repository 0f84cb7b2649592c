import { readFile, writeFile } from 'node:fs/promises';
import { databaseTypes, typesFile } from './databaseTypes.ts';
import { equipmentItems, equipmentItemsFile } from './equipmentItems.ts';
import { nameCharacters, nameCharactersFile } from './nameCharacters.ts';
import { randomDrawTables, randomDrawTablesFile } from './randomDrawTables.ts';
import { readingFunctions, readingFunctionsFile } from './readingFunctions.ts';
import { refusals, refusalsFile } from './refusals.ts';
import { trainingProgrammes, trainingProgrammesFile } from './trainingProgrammes.ts';

// `pnpm generated` writes the files; `pnpm generated:check` fails if one is not fresh.
const files = [
  { file: randomDrawTablesFile, fresh: randomDrawTables() },
  { file: trainingProgrammesFile, fresh: trainingProgrammes() },
  { file: equipmentItemsFile, fresh: equipmentItems() },
  { file: nameCharactersFile, fresh: nameCharacters() },
  { file: readingFunctionsFile, fresh: readingFunctions() },
  { file: refusalsFile, fresh: refusals() },
  { file: typesFile, fresh: await databaseTypes() },
];
for (const { file, fresh } of files) {
  if (!process.argv.includes('--check')) {
    await writeFile(file, fresh);
  } else if (fresh !== (await readFile(file, 'utf8').catch(() => ''))) {
    console.error(`${file.pathname} is stale: run \`pnpm --filter @furlong/backend generated\`.`);
    process.exitCode = 1;
  }
}

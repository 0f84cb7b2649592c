import { writeFile } from 'node:fs/promises';
import { ENGINE } from '../src/engine/engines.ts';
import { GOLDEN_RACES, runGolden } from './races.ts';

/** Writes what the engine makes of the golden races. Only ever run for an engine not yet released. */
const lines = Array.from({ length: GOLDEN_RACES }, (_, number) => runGolden(ENGINE, number));
const file = new URL(`./${ENGINE}.json`, import.meta.url);

await writeFile(file, `${JSON.stringify(lines, null, 2)}\n`);
console.log(`Wrote ${lines.length} races of ${ENGINE}.`);

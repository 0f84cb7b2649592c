import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FailedFile } from './failures-reporter.ts';

/** How often each test, by its project, file and name, failed and then passed alone on this machine. */
type Counts = Record<string, number>;

const list = `${import.meta.dirname}/../node_modules/.cache/furlong/flaky.json`;

function readCounts(): Counts {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as Counts;
  } catch {
    return {};
  }
}

/** Adds one to the count of each of these tests. */
export function keepFlaky(files: readonly FailedFile[]) {
  const counts = readCounts();
  for (const name of files.flatMap(namesOf)) counts[name] = (counts[name] ?? 0) + 1;
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(counts, null, 2));
}

const namesOf = ({ project, file, tests }: FailedFile) =>
  tests.map(({ name }) => `${project} ${file} > ${name}`);

/** Says which tests failed and passed alone in this run, with what they said, and the list of all so far. */
export function tellFlaky(files: readonly FailedFile[]) {
  for (const { project, file, tests } of files) {
    console.log(`\nFLAKY ${file} (${project}): failed beside others, passed alone.`);
    console.log(`  Seed of properties: ${process.env.FC_SEED ?? 7}`);
    for (const { name, error } of tests) console.log(`  ${name}\n${error.replace(/^/gm, '    ')}`);
  }
  const counts = Object.entries(readCounts()).sort(([, a], [, b]) => b - a);
  if (counts.length === 0) return;
  console.log('\nFlaky on this machine so far; whoever sees one mends it first:');
  for (const [name, count] of counts) console.log(`  ${String(count).padStart(3)}  ${name}`);
}

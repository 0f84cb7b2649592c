import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../src/environment.ts';
import { startServer } from '../src/startServer.ts';
import { lastResult, type Shown, walk } from './corridor.ts';
import { browsers } from './drivers.ts';

process.env.TZ = 'UTC';
const [address] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'furlong-browsers-'));
const own = address === undefined;
const server = own
  ? await startServer({ ...readEnvironment({ DATA_DIR: dataDir, PORT: '0' }), log: console.log })
  : null;
const game = (address ?? server?.url ?? '').replace(/\/$/, '');

const walked = new Map<string, Shown>();
let race: string | undefined;
for (const [name, open] of Object.entries(browsers)) {
  try {
    const driver = await open();
    try {
      race ??= await lastResult(driver, game);
      walked.set(name, await walk(driver, game, race));
    } finally {
      await driver.close();
    }
  } catch (error) {
    walked.set(name, { Failed: error instanceof Error ? error.message : String(error) });
  }
}
await server?.stop();
rmSync(dataDir, { recursive: true, force: true });

const steps = [...new Set([...walked.values()].flatMap(Object.keys))];
const rows = steps.map((step) => {
  const said = [...walked.values()].map((shown) => shown[step] ?? '–');
  return { step, said, same: new Set(said).size === 1 };
});
console.log(`\n${game}${race ?? ''}\n`);
for (const { step, said, same } of rows) {
  console.log(
    `${same ? 'same  ' : 'DIFFER'}  ${step.padEnd(28)}${same ? said[0]?.slice(0, 90) : ''}`,
  );
  if (same) continue;
  for (const [index, name] of [...walked.keys()].entries())
    console.log(`        ${name}: ${said[index]}`);
}
process.exitCode = rows.every(({ same }) => same) ? 0 : 1;

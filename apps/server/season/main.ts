import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DAY, SEASON_WEEKS } from '@furlong/game/rules';
import { readKeys } from '../src/directory/keys.ts';
import { lockDirectory } from '../src/directory/lock.ts';
import { privateDirectory } from '../src/directory/privateDirectory.ts';
import { openEmbedded } from '../src/embedded/embedded.ts';
import { Outbox } from '../src/shared/outbox.ts';
import { beginClock, machineNow } from './movedClock.ts';
import { firstDay, playSeason } from './playSeason.ts';
import { seasonReport } from './report.ts';
import { MOST_STABLES } from './stableNames.ts';

const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
const url = 'http://localhost:4321';

try {
  const { values } = parseArgs({
    options: {
      weeks: { type: 'string', default: '12' },
      days: { type: 'string' },
      stables: { type: 'string', default: '12' },
      seed: { type: 'string', default: '1' },
      races: { type: 'string', default: '4' },
    },
  });
  const plan = {
    from:
      values.days === undefined
        ? firstDay(whole('weeks', values.weeks, 120))
        : Math.floor(machineNow() / DAY - whole('days', values.days, 840)) * DAY,
    stables: whole('stables', values.stables, MOST_STABLES),
    seed: whole('seed', values.seed, 2 ** 31),
    racesADay: whole('races', values.races, 720),
  };
  const own = fileURLToPath(new URL('../.season', import.meta.url));
  const dataDir = process.env.DATA_DIR || own;
  privateDirectory(dataDir);
  if (existsSync(join(dataDir, 'pglite'))) {
    throw new Error(`${dataDir} holds a game already. DATA_DIR names another directory.`);
  }
  const unlock = lockDirectory(dataDir);
  // A database that was opened later than its clock says would wait for it.
  beginClock(plan.from);
  const [keys, outbox] = [readKeys(dataDir), new Outbox(dataDir)];
  const database = await openEmbedded({
    directory: dataDir,
    keys,
    outbox,
    siteUrl: url,
    durable: false,
  });
  const from = new Date(plan.from).toISOString().slice(0, 10);
  console.log(
    `\n  Playing from ${from} to now: ${plan.stables} stables, ${plan.racesADay} races a day …`,
  );
  await playSeason({ database, outbox, keys, url }, plan, async (week, of) => {
    console.log(`  week ${week} of ${of} (${seconds()})`);
    if (week % SEASON_WEEKS !== 0) return;
    for (const line of await seasonReport(database)) console.log(`    ${line}`);
  });
  for (const line of await seasonReport(database)) console.log(`  ${line}`);
  const broken = await database.rows('select * from private.check_everything()');
  if (broken.length > 0) throw new Error(`Broken invariants: ${JSON.stringify(broken)}`);
  await database.close();
  unlock();
  console.log(`\n  Played in ${seconds()}. Open it with: DATA_DIR=${dataDir} pnpm start\n`);
  process.exit(0);
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function whole(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new Error(`--${name} is a whole number from 1 to ${most}.`);
  }
  return number;
}

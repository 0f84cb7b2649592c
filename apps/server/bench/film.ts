import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';
import { setup as buildSite, siteDir } from '../e2e/buildSite.ts';
import { startServer } from '../src/index.ts';
import { measureFilm } from './measureFilm.ts';

/** The longest that the first picture of a film may take, ms. */
const limit = 1_500;
/** Each by a visitor who has been nowhere before. */
const visits = 4;

process.env.DO_NOT_TRACK = '1';
const removeSite = await buildSite();
const dataDir = await mkdtemp(join(tmpdir(), 'furlong-bench-'));
const server = await startServer({
  dataDir,
  siteDir,
  port: 0,
  steward: false,
  durable: false,
  historyDays: 0.25,
});
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const { data: race } = await server.backend
    .from('races')
    .select('id')
    .eq('status', 'finished')
    .order('entries_count', { ascending: false })
    .limit(1)
    .single();
  if (race === null) throw new Error('No race has been run.');
  console.log(
    'A film on a first visit, on a phone with a processor slowed four times and 1.6 Mbit/s:',
  );
  for (let visit = 0; visit < visits; visit++) {
    const { built, drawn } = await measureFilm(browser, `${server.url}/races/${race.id}`);
    console.log(
      `  built after ${built.toFixed(0)} ms, seen after ${drawn.toFixed(0)} ms (limit ${limit}; the graphics card is emulated)`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
  await removeSite();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';
import { setup as buildSite, siteDir } from '../e2e/buildSite.ts';
import { type FurlongServer, startServer } from '../src/index.ts';

/** What is measured: a game with a quarter of a day behind it in which no race is run, and a browser. */
interface MeasuredGame {
  server: FurlongServer;
  browser: Browser;
}

/** Measures a fresh game on the built site, and takes it away again. */
export async function withGame(measure: (game: MeasuredGame) => Promise<void>): Promise<void> {
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
    await measure({ server, browser });
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
    await removeSite();
  }
}

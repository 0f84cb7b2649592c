import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';
import { setup as buildSite, siteDir } from '../e2e/buildSite.ts';
import { login } from '../e2e/player.ts';
import { startServer } from '../src/index.ts';
import { gamePostgres } from '../test/postgres/gamePostgres.ts';
import { fillStable } from './fillStable.ts';
import { measureScript } from './measureScript.ts';

/** Prints what the screens of a stable cost the processor when it has many horses. */
const horses = 60;
const sessions = 2_000;
/** The most script that a screen may take, ms. */
const limit = 100;

const home = '/help/economy';
const screens = [
  '/stable',
  '/stable/my-horses',
  '/stable/my-horses?layout=table',
  '/stable/train',
  '/stable/gallops',
  '/stable/auto-trainer',
  '/stable/train-many',
  '/stable/buy-equipment',
  '/stable/apply-equipment',
  '/stable/enter-race',
  '/stable/design-silks',
  '/stable/primary-horse-groups',
  '/stable/retire-horses',
  '/stable/race-calendar',
  '/stable/performance-stats',
  '/marketplace/buy-in-sales-ring',
];

process.env.DO_NOT_TRACK = '1';
const removeSite = await buildSite();
const postgres = await gamePostgres();
const databaseUrl = await postgres.newDatabase();
const server = await startServer({
  dataDir: postgres.newDirectory(),
  databaseUrl,
  siteDir,
  port: 0,
  steward: false,
  historyDays: 0.25,
});
await fillStable(databaseUrl, server.demo.email, { horses, sessions });
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await login(page, server);
  console.log(
    `A stable of ${horses} horses and ${sessions.toLocaleString('en')} sessions, on a processor slowed four times (limit ${limit} ms of script a screen):`,
  );
  await measureScript(page, screens, home);
} finally {
  await browser.close();
  await server.stop();
  await postgres.remove();
  await removeSite();
}
// The PostgreSQL server's package keeps the process busy.
process.exit(0);

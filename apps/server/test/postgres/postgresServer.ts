// A server in a process of its own on a PostgreSQL database, its steward at work. A message with
// a time has the steward run what is due by then and open the hour after; it answers with what it ran.
import { startServer } from '../../src/index.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const server = await startServer({
  dataDir,
  databaseUrl,
  port: 0,
  siteDir: null,
  steward: false,
  historyDays: 0.125,
});

process.on('message', async (at: number) => {
  await server.steward.openProgramme(at);
  process.send?.(await server.steward.runDueRaces({ at }));
});

const { url, publishableKey, demo } = server;
process.send?.({ url, publishableKey, demo });

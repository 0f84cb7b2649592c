// A server in a process of its own, at the pace of the chaos: a race a minute, closed 15 s before its off.
import './shiftedClock.ts';
import { startServer } from '../src/index.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const many = { count: 100_000, seconds: 1 };
process.on('disconnect', () => process.exit(1));

try {
  const { url, publishableKey, secretKey } = await startServer({
    dataDir,
    ...(databaseUrl !== '' && { databaseUrl }),
    port: 0,
    siteDir: null,
    historyDays: 0.02,
    steward: {
      everyMinutes: 1,
      closeSecondsBefore: 15,
      horizonMinutes: 12,
      morningLineSimulations: 0,
    },
    limits: {
      wrongPerAddress: many,
      wrongPerAccountAndAddress: many,
      wrongPerAccount: many,
      mailsPerAddress: many,
      mailsPerAccountAndAddress: many,
      mailsPerAccount: many,
      actionsPerMinute: many,
      actionsPerDay: many,
      messagesPerAddress: many,
    },
  });
  process.send?.({ url, publishableKey, secretKey });
} catch (error) {
  process.send?.({ refused: error instanceof Error ? error.message : String(error) });
  process.disconnect?.();
}

import { readEnvironment } from './environment.ts';
import { limited } from './limitedConsole.ts';
import { startServer } from './startServer.ts';

console.error = limited(console.error);
console.warn = limited(console.warn);

/** A stop ends after so long, in ms, whoever does not answer; what was acknowledged is kept all the same. */
const longestStop = 15_000;

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** Without the password that the address may hold. */
function onPostgres(databaseUrl?: string): string {
  if (databaseUrl === undefined) return '';
  const { host, pathname } = new URL(databaseUrl);
  return `\n    Database     PostgreSQL, ${host}${pathname}`;
}

try {
  const settings = readEnvironment(process.env);
  const server = await startServer({
    ...settings,
    dev: process.argv.includes('--dev'),
    log: (line) => console.log(`  ${line}`),
    logRequest: (line) => console.log(line),
  });
  console.log(`
  Furlong is running (ready after ${seconds()}).

    The game     ${server.ownersUrl}
    E-mails      ${server.url}/outbox (in a browser that has followed the link above)
    Demo owner   ${server.demo.email}
    Password     ${server.demo.password}
    Referee      ${server.referee.email}, by the same password
    Data         ${settings.dataDir}${onPostgres(settings.databaseUrl)}

  Ctrl-C ends it.
`);
  let stopping = false;
  const end = async () => {
    // The second Ctrl-C does not wait; what was acknowledged is kept all the same.
    if (stopping) process.exit(130);
    stopping = true;
    console.log('\n  Closing …');
    setTimeout(() => process.exit(0), longestStop).unref();
    await server.stop();
    console.log('  Closed. All data is kept.');
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

import { fileURLToPath } from 'node:url';
import { startServer } from './startServer.ts';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const dev = process.argv.includes('--dev');
const dataDir = process.env.DATA_DIR ?? fileURLToPath(new URL('../.data', import.meta.url));

try {
  const server = await startServer({
    dataDir,
    dev,
    ...(process.env.HOST && { host: process.env.HOST }),
    ...(process.env.SITE_DIR && { siteDir: process.env.SITE_DIR }),
    ...(process.env.PORT && { port: Number(process.env.PORT) }),
    say: (line) => console.log(`  ${line}`),
  });
  console.log(`
  Furlong is running (ready after ${seconds()}).

    The game     ${server.url}
    E-mails      ${server.url}/outbox
    Demo owner   ${server.demo.email}
    Password     ${server.demo.password}
    Data         ${dataDir}

  Ctrl-C ends it.
`);
  let stopping = false;
  const end = async () => {
    // The second Ctrl-C does not wait; what was acknowledged is kept all the same.
    if (stopping) process.exit(130);
    stopping = true;
    console.log('\n  Closing …');
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

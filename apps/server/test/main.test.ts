import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lockDirectory } from '../src/directory/lock.ts';
import { startServer } from '../src/index.ts';
import { directoryWithDatabase, settingsFor, type TestDirectory } from './dataDirectory.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
let directory: TestDirectory;
const started: ChildProcess[] = [];

beforeAll(async () => {
  directory = directoryWithDatabase();
  // The first start is made here with a short past, so that those below are quick.
  await (await startServer(settingsFor(directory))).stop();
});

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

afterAll(() => directory.remove());

function start(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: directory.dataDir,
      SITE_DIR: directory.siteDir,
      PORT: '0',
      ...settings,
    },
  });
  started.push(child);
  let said = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
      for (const listener of listeners) listener();
    });
  }
  return {
    child,
    said: () => said,
    saying: (words: RegExp) =>
      new Promise<void>((resolve, reject) => {
        const listener = () => words.test(said) && resolve();
        listeners.push(listener);
        child.once('exit', () => reject(new Error(`It ended, having said: ${said}`)));
        listener();
      }),
  };
}

describe('the start command', () => {
  it('says where the game is and who may look around, and ends well on Ctrl-C', async () => {
    const { child, said, saying } = start();
    await saying(/Ctrl-C ends it/);
    const [, url] = /The game +(http:\/\/127\.0\.0\.1:\d+)/.exec(said()) ?? [];
    expect(said()).toMatch(/Demo owner +demo@furlong\.example\n +Password +\S{12}/);
    expect((await fetch(`${url}/stable`)).status).toBe(200);

    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(said()).toContain('All data is kept');
    lockDirectory(directory.dataDir)();
  });

  it.runIf(process.platform !== 'win32')('has closed the directory that others could read', () => {
    expect(statSync(directory.dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory.dataDir, 'pglite')).mode & 0o777).toBe(0o700);
  });

  it('refuses in one sentence to be the second on its data', async () => {
    const first = start();
    await first.saying(/Ctrl-C ends it/);
    const second = start();
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(1);
    expect(second.said()).toContain('Another Furlong server is already running');
    expect(second.said()).not.toContain('    at ');

    first.child.kill('SIGTERM');
    const [firstCode] = await once(first.child, 'exit');
    expect(firstCode).toBe(0);
  });

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { child, said } = start({ PORT: port });
    const [code] = await once(child, 'exit');
    other.close();
    expect(code).toBe(1);
    expect(said()).toMatch(new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is taken`));
  });

  it.each(['http', '-1', '4321.5', '65536'])(
    'says in one sentence that %s is no port',
    async (port) => {
      const { child, said } = start({ PORT: port });
      const [code] = await once(child, 'exit');
      expect(code).toBe(1);
      expect(said().trim()).toBe('PORT has to be a whole number from 0 to 65535.');
    },
  );
});

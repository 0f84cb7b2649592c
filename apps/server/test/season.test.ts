import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { newDirectory } from './dataDirectory.ts';

const { dataDir, remove } = newDirectory();
const cwd = fileURLToPath(new URL('..', import.meta.url));
const play = () =>
  promisify(execFile)(
    process.execPath,
    [
      ...['--import', './season/movedClock.ts', 'season/main.ts'],
      ...['--days', '2', '--stables', '2', '--races', '4'],
    ],
    { cwd, env: { ...process.env, DATA_DIR: dataDir } },
  );

afterAll(remove);

it('plays the past with bots, and leaves a game that a start opens', async () => {
  const { stdout } = await play();
  expect(stdout).toMatch(/[1-9] races run, 0 void/);
  expect(stdout).toMatch(/[1-9]\d* runs of 4 stables/);
  await expect(play()).rejects.toThrow('holds a game already');

  const server = await startServer({ dataDir, port: 0, siteDir: null, steward: false });
  try {
    expect(server.demo.email).toBe('demo@furlong.example');
  } finally {
    await server.stop();
  }
});

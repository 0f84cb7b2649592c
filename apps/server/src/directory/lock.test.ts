import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';

let directory: string;
let holder: ChildProcess | null = null;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'furlong-lock-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await killHolder();
  rmSync(directory, { recursive: true });
});

/** Another process that holds the lock until it is killed. */
async function startHolder() {
  const lock = new URL('./lock.ts', import.meta.url).href;
  const script = `import { lockDirectory } from ${JSON.stringify(lock)};
    lockDirectory(${JSON.stringify(directory)});
    process.stdin.resume();
    console.log('held');`;
  holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(holder.stdout ?? holder, 'data');
}

async function killHolder() {
  if (holder === null) return;
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  holder = null;
}

describe('the lock on a data directory', () => {
  it('refuses a second server in one sentence, and is free when the first gives it back', () => {
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
    expect(() => lockDirectory(directory)).toThrow(/already running on .+ DATA_DIR/);
    release();
    lockDirectory(directory)();
  });

  it('is seen where the process that holds it is not, as from another container', async () => {
    await startHolder();
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
    });
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
    // Neither has the refused one taken anything from the holder.
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  });

  it('is free again when its holder is killed', async () => {
    await startHolder();
    await killHolder();
    lockDirectory(directory)();
  });
});

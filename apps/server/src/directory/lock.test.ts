import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';
import { processBirth } from './process.ts';

let directory: string;
let other: ChildProcess | null = null;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'furlong-lock-'));
});

afterEach(async () => {
  if (other !== null) await ended(other);
  other = null;
  rmSync(directory, { recursive: true });
});

async function started(): Promise<number> {
  other = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log("up")']);
  await once(other.stdout ?? other, 'data');
  return other.pid ?? 0;
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock on a data directory', () => {
  it('refuses a second server with a sentence, and leaves the first one its lock', () => {
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
    expect(() => lockDirectory(directory)).toThrow(/already running on .+ DATA_DIR/);
    expect(readdirSync(directory)).toEqual([`server-${process.pid}.lock`]);
    release();
    expect(readdirSync(directory)).toEqual([]);
    lockDirectory(directory)();
  });

  it('refuses while another process that is alive holds it', async () => {
    const pid = await started();
    writeFileSync(join(directory, `server-${pid}.lock`), processBirth(pid) ?? '');
    expect(() => lockDirectory(directory)).toThrow(`process ${pid}`);
    expect(existsSync(join(directory, `server-${pid}.lock`))).toBe(true);
    expect(existsSync(join(directory, `server-${process.pid}.lock`))).toBe(false);
  });

  it('takes over from a server that was killed', async () => {
    const pid = await started();
    writeFileSync(join(directory, `server-${pid}.lock`), processBirth(pid) ?? '');
    if (other !== null) await ended(other);
    const release = lockDirectory(directory);
    expect(readdirSync(directory)).toEqual([`server-${process.pid}.lock`]);
    release();
  });

  it.runIf(process.platform !== 'win32')(
    'takes over when the pid of a dead server now belongs to another program',
    async () => {
      const pid = await started();
      writeFileSync(join(directory, `server-${pid}.lock`), 'born at another time');
      lockDirectory(directory)();
      expect(readdirSync(directory)).toEqual([]);
    },
  );
});

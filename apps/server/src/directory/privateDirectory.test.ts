import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenDirectory, privateDirectory } from './privateDirectory.ts';

let parent: string;
let directory: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'furlong-private-'));
  directory = join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true }));

const mode = (...path: string[]) => statSync(join(directory, ...path)).mode & 0o777;

/** What an unpacked backup, a container's volume or a loose umask leaves. */
function openDirectory(...files: string[]) {
  mkdirSync(join(directory, 'pglite', 'base'), { recursive: true });
  for (const file of ['pglite/base/1', ...files]) {
    writeFileSync(join(directory, file), 'secret');
    chmodSync(join(directory, file), 0o644);
  }
  for (const folder of ['pglite/base', 'pglite', '.']) chmodSync(join(directory, folder), 0o755);
}

describe.runIf(process.platform !== 'win32')('a data directory', () => {
  it('is made for its owner alone', () => {
    privateDirectory(directory);
    expect(mode()).toBe(0o700);
  });

  it('that others can read is closed to them, with everything in it', () => {
    openDirectory('keys.json', 'outbox.jsonl');
    privateDirectory(directory);
    expect(mode()).toBe(0o700);
    expect(mode('pglite', 'base')).toBe(0o700);
    for (const file of ['pglite/base/1', 'keys.json', 'outbox.jsonl']) {
      expect(mode(file)).toBe(0o600);
    }
  });

  it('that is empty is closed too', () => {
    mkdirSync(directory);
    chmodSync(directory, 0o755);
    privateDirectory(directory);
    expect(mode()).toBe(0o700);
  });

  it('is closed without following a link out of it', () => {
    const outside = join(parent, 'outside');
    writeFileSync(outside, 'of somebody else');
    chmodSync(outside, 0o644);
    openDirectory('keys.json');
    symlinkSync(outside, join(directory, 'link'));
    privateDirectory(directory);
    expect(statSync(outside).mode & 0o777).toBe(0o644);
  });

  it('that holds other things is refused in one sentence, and left as it is', () => {
    mkdirSync(directory);
    writeFileSync(join(directory, 'holiday.jpg'), '');
    chmodSync(directory, 0o755);
    expect(() => privateDirectory(directory)).toThrow(OpenDirectory);
    expect(() => privateDirectory(directory)).toThrow(/^Other users .+ DATA_DIR/);
    expect(mode()).toBe(0o755);
  });
});

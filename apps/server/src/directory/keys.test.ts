import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Keys, readKeys, WeakKeys } from './keys.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'furlong-keys-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

function keep(changed: Partial<Keys>) {
  const keys = readKeys(directory);
  writeFileSync(join(directory, 'keys.json'), JSON.stringify({ ...keys, ...changed }));
}

describe('the keys of a data directory', () => {
  it('are made strong on the first start, for their owner alone, and kept', () => {
    const keys = readKeys(directory);
    expect(keys.publishableKey).toMatch(/^sb_publishable_.{20,}/);
    expect(keys.secretKey).toMatch(/^sb_secret_.{30,}/);
    expect(Buffer.from(keys.jwtSecret, 'base64url')).toHaveLength(48);
    expect(readKeys(directory)).toEqual(keys);
  });

  it.runIf(process.platform !== 'win32')(
    'are closed to other users, also when opened by hand',
    () => {
      readKeys(directory);
      chmodSync(join(directory, 'keys.json'), 0o644);
      readKeys(directory);
      expect(statSync(join(directory, 'keys.json')).mode & 0o777).toBe(0o600);
    },
  );

  it('differ from one machine to the next', () => {
    const first = readKeys(directory);
    rmSync(join(directory, 'keys.json'));
    const second = readKeys(directory);
    for (const name of ['publishableKey', 'secretKey', 'jwtSecret', 'demoPassword'] as const) {
      expect(second[name]).not.toBe(first[name]);
    }
  });

  it.each<[string, Partial<Keys>]>([
    ['a short JWT secret', { jwtSecret: 'short' }],
    [
      'the JWT secret of every example',
      { jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long' },
    ],
    ['one letter over and over', { jwtSecret: 'x'.repeat(64) }],
    ['a short secret key', { secretKey: 'sb_secret_abc' }],
    [
      'a secret key where the published one belongs',
      { publishableKey: 'sb_secret_abcdefghijklmnopqrstuvwxyz' },
    ],
    ['an empty demo password', { demoPassword: '' }],
  ])('are refused with %s', (_, changed) => {
    keep(changed);
    expect(() => readKeys(directory)).toThrow(WeakKeys);
  });

  it('are refused, and left as they are, when the file cannot be read as keys', () => {
    writeFileSync(join(directory, 'keys.json'), '{ half a');
    expect(() => readKeys(directory)).toThrow(WeakKeys);
    expect(readFileSync(join(directory, 'keys.json'), 'utf8')).toBe('{ half a');
  });
});

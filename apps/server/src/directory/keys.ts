import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only this machine knows. Kept in the data directory, readable by its owner alone. */
export interface Keys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  demoPassword: string;
}

export class WeakKeys extends Error {
  override name = 'WeakKeys';
}

/**
 * Reads keys.json of a data directory, or makes it on the first start.
 *
 * @throws {WeakKeys} when a key in the file is missing, of the wrong kind, or easy to guess.
 */
export function readKeys(directory: string): Keys {
  const path = join(directory, 'keys.json');
  if (!existsSync(path)) {
    // Written beside and renamed, so that a crash leaves either no keys or whole ones.
    writeFileSync(`${path}.new`, `${JSON.stringify(makeKeys(), null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  chmodSync(path, 0o600);
  return checkKeys(path, readFileSync(path, 'utf8'));
}

function makeKeys(): Keys {
  return {
    publishableKey: `sb_publishable_${randomBytes(18).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
    demoPassword: randomBytes(9).toString('base64url'),
  };
}

function checkKeys(path: string, text: string): Keys {
  const keys = parse(text);
  const weak = (key: keyof Keys, why: string) =>
    new WeakKeys(
      `${key} in ${path} ${why}, so anybody could sign in as anybody. ` +
        'Delete the file, and the next start makes strong keys (everybody signs in again).',
    );
  const publishableKey = entry(keys, 'publishableKey');
  const secretKey = entry(keys, 'secretKey');
  const jwtSecret = entry(keys, 'jwtSecret');
  const demoPassword = entry(keys, 'demoPassword');
  if (!publishableKey.startsWith('sb_publishable_')) {
    throw weak('publishableKey', 'does not begin with sb_publishable_');
  }
  if (!/^sb_secret_.{22,}$/.test(secretKey)) throw weak('secretKey', 'is missing or too short');
  if (Buffer.byteLength(jwtSecret) < 32) throw weak('jwtSecret', 'is shorter than 32 bytes');
  // Random text of this length has about 30 different characters; sample secrets say "secret".
  if (new Set(jwtSecret).size < 12 || /secret|change-?me|password/i.test(jwtSecret)) {
    throw weak('jwtSecret', 'is easy to guess');
  }
  if (demoPassword.length < 8) throw weak('demoPassword', 'is shorter than 8 characters');
  return { publishableKey, secretKey, jwtSecret, demoPassword };
}

function parse(text: string): object {
  try {
    const keys: unknown = JSON.parse(text);
    return typeof keys === 'object' && keys !== null ? keys : {};
  } catch {
    return {};
  }
}

function entry(keys: object, name: keyof Keys): string {
  const value: unknown = Object.entries(keys).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  check,
  type InferOutput,
  minBytes,
  minLength,
  object,
  parseJson,
  pipe,
  regex,
  safeParse,
  startsWith,
  string,
} from 'valibot';

const missing = 'is missing';
const guessable = 'is easy to guess';

/** What makes keys safe; the messages follow the name of the key. */
export const keys = object(
  {
    publishableKey: pipe(
      string(missing),
      startsWith('sb_publishable_', 'does not begin with sb_publishable_'),
    ),
    secretKey: pipe(string(missing), regex(/^sb_secret_.{22,}$/, 'is too short')),
    jwtSecret: pipe(
      string(missing),
      minBytes(32, 'is shorter than 32 bytes'),
      // Random text of this length has about 30 different characters.
      check((secret) => new Set(secret).size >= 12, guessable),
      check((secret) => !/secret|change-?me|password/i.test(secret), guessable),
    ),
    demoPassword: pipe(string(missing), minLength(8, 'is shorter than 8 characters')),
  },
  missing,
);
const keysFile = pipe(string(), parseJson({}, 'is no JSON'), keys);

/** What only this machine knows. Kept in the data directory, readable by its owner alone. */
export type Keys = InferOutput<typeof keys>;

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
  const { success, output, issues } = safeParse(keysFile, text, { abortEarly: true });
  if (success) return output;
  const [{ message, path: [key] = [] }] = issues;
  throw new WeakKeys(
    `${key ? `${key.key} in ${path}` : path} ${message}, so anybody could sign in as anybody. ` +
      'Delete the file, and the next start makes strong keys.',
  );
}

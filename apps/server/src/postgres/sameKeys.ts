import { createHash } from 'node:crypto';
import type { Keys } from '../directory/keys.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';

export class OtherKeys extends Error {
  override name = 'OtherKeys';

  constructor() {
    super(
      'The database of DATABASE_URL is served with other keys than these. All servers on one ' +
        'database need the same: copy keys.json from the DATA_DIR of the first one into that of ' +
        'this one, or give PUBLISHABLE_KEY, SECRET_KEY, JWT_SECRET and DEMO_PASSWORD to each.',
    );
  }
}

/**
 * Looks before anything is changed. A database that nobody has served is for any keys.
 *
 * @throws {OtherKeys} when it is served with others.
 */
export async function refuseOtherKeys(rows: GameDatabase['rows'], keys: Keys): Promise<void> {
  const tables = await rows("select where to_regclass('private.server_keys') is not null");
  if (tables.length === 0) return;
  const [kept] = await rows('select hash from private.server_keys');
  if (kept !== undefined && kept.hash !== hashOf(keys)) throw new OtherKeys();
}

/**
 * Remembers by a hash with which keys a database is served, and refuses any others: a player would
 * be signed in at one server and not at the next.
 *
 * @throws {OtherKeys} when it is served with others.
 */
export async function claimKeys(rows: GameDatabase['rows'], keys: Keys): Promise<void> {
  const insert = 'insert into private.server_keys (hash) values ($1) on conflict do nothing';
  await rows(insert, [hashOf(keys)]);
  await refuseOtherKeys(rows, keys);
}

function hashOf({ publishableKey, secretKey, jwtSecret, demoPassword }: Keys): string {
  return createHash('sha256')
    .update(JSON.stringify([publishableKey, secretKey, jwtSecret, demoPassword]))
    .digest('hex');
}

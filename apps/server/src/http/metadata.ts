import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';

/** What an account may keep of itself, in bytes: as much as its token tells. */
const most = 2_048;

/** What the account service and the game keep there. The names are changed in the game, and e-mail by its own way. */
const kept = [
  ...['sub', 'email', 'email_verified', 'phone', 'phone_verified'],
  ...['full_name', 'stable_name', 'registration'],
];

const merged = `select octet_length((
    private.metadata_of(raw_user_meta_data) || $2::text::jsonb
  )::text) as bytes from auth.users where id = $1`;

/** What refuses metadata that a player gives the own account; null where it may be kept. */
export async function refuseMetadata(
  database: GameDatabase,
  userId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Response | null> {
  const own = kept.filter((key) => Object.hasOwn(data, key));
  if (own.length > 0) {
    return refusal(422, 'validation_failed', `These are not changed so: ${own.join(', ')}.`);
  }
  const [row] = await database.rows(merged, [userId, JSON.stringify(data)]);
  if (Number(row?.bytes ?? 0) <= most) return null;
  return refusal(422, 'validation_failed', `An account keeps ${most} bytes of metadata at most.`);
}

import { HOUR } from '@furlong/game/rules';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Outbox } from '../shared/outbox.ts';

/** Those of some addresses that an account has, or is to have. */
const known = `select lower(address) as address from auth.users
  cross join unnest(array[email, email_change]) address
  where lower(address) = any ($1)`;

/**
 * Forgets mails of an hour ago and before to addresses that no account has: their owners have left the game, or never
 * confirmed them.
 * @param at ms since 1970
 */
export async function forgetMails({
  database,
  outbox,
  at,
}: {
  database: Pick<GameDatabase, 'rows'>;
  outbox: Pick<Outbox, 'list' | 'keep'>;
  at: number;
}): Promise<void> {
  const addresses = new Set(outbox.list().map(({ to }) => to.toLowerCase()));
  if (addresses.size === 0) return;
  const rows = await database.rows(known, [[...addresses]]);
  const kept = new Set(rows.map(({ address }) => address));
  outbox.keep((mail) => kept.has(mail.to.toLowerCase()) || Date.parse(mail.at) > at - HOUR);
}

import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import type { Database } from '../../shared/database.types.ts';
import { formatTimestamp, parseTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

type ClaimNews = 'claimed' | 'claim_lost' | 'claim_returned' | 'horse_claimed';

/** A piece of news as a mail tells it. */
export type MailLine = { readonly at: number } & (
  | {
      readonly type: 'week';
      readonly runs: number;
      readonly wins: number;
      /** Whole dollars: prize money, and all that came less all that went. */
      readonly prize: number;
      readonly money: number;
    }
  | {
      readonly type: 'race_result';
      readonly horse: string;
      readonly race: string;
      readonly raceId: string;
      readonly place: number;
      readonly prize: number;
    }
  | {
      readonly type: 'letters';
      /** From how many stables there is something unread; none where it was read meanwhile. */
      readonly unread: number;
    }
  | {
      readonly type: 'closing';
      /** How many races of championships suit the stable's horses, twenty at most; `at` is when the first closes. */
      readonly races: number;
      readonly race: string | null;
    }
  | {
      readonly type: 'race_void' | 'balloted_out' | 'race_entry' | ClaimNews;
      readonly horse: string;
      readonly race: string;
      readonly raceId: string;
    }
  | {
      readonly type:
        | 'race_request'
        | 'request_expired'
        | 'outbid'
        | 'auction_won'
        | 'bid_returned'
        | 'horse_sold'
        | 'horse_returned'
        | 'auction_unsold';
      readonly horse: string;
    }
);

/** Everything that waits for one player. */
export interface DueMail {
  readonly email: string;
  readonly stable: string;
  /** The secret of the link that ends all mails. */
  readonly secret: string;
  readonly lines: readonly MailLine[];
  /** When it was taken, ms since 1970. */
  readonly takenAt: number;
}

type Row = Database['public']['Functions']['take_due_mails']['Returns'][number];

/**
 * Takes the mails that are due, for five minutes: whoever takes them sends them and says so by `mailsSent`, else they are
 * taken again.
 */
export async function takeDueMails(
  backend: ServiceBackend,
  { at, limit }: { at: number; limit: number },
): Promise<DueMail[]> {
  const rows = await unwrap(
    backend.rpc('take_due_mails', { p_at: formatTimestamp(at), p_limit: limit }),
  );
  return [...Map.groupBy(rows, ({ secret }) => secret)].flatMap(([secret, lines]) => {
    const [first] = lines;
    if (first === undefined) return [];
    return [
      {
        email: first.email,
        stable: first.stable_name,
        secret,
        lines: lines.map(toMailLine),
        takenAt: at,
      },
    ];
  });
}

/** A mail that was taken is sent, or there was nothing to tell: what it tells waits no more. */
export async function mailsSent(
  backend: ServiceBackend,
  { secret, takenAt }: Pick<DueMail, 'secret' | 'takenAt'>,
): Promise<void> {
  await unwrap(
    backend.rpc('mails_sent', { p_secret: secret, p_taken_at: formatTimestamp(takenAt) }),
  );
}

function toMailLine(row: Row): MailLine {
  const at = parseTimestamp(row.at);
  const { place, prize, runs, wins, money } = row;
  const horse = row.horse_name;
  const race = { race: row.race_name, raceId: row.race_id };
  switch (row.type) {
    case 'week':
      return { at, type: row.type, runs, wins, prize, money };
    case 'race_result':
      return { at, type: row.type, horse, ...race, place, prize };
    case 'letters':
      return { at, type: row.type, unread: runs };
    case 'closing':
      return { at, type: row.type, races: runs, race: row.race_name };
    case 'race_void':
    case 'balloted_out':
    case 'race_entry':
    case 'claimed':
    case 'claim_lost':
    case 'claim_returned':
    case 'horse_claimed':
      return { at, type: row.type, horse, ...race };
    case 'race_request':
    case 'request_expired':
    case 'outbid':
    case 'auction_won':
    case 'bid_returned':
    case 'horse_sold':
    case 'horse_returned':
    case 'auction_unsold':
      return { at, type: row.type, horse };
    default:
      throw new Error(`No mail tells of '${row.type}'.`);
  }
}

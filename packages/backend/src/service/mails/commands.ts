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
      readonly type: 'race_void' | 'balloted_out' | ClaimNews;
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
}

type Row = Database['public']['Functions']['take_due_mails']['Returns'][number];

/** Takes the mails that are due, each once: whoever takes them sends them. */
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
      { email: first.email, stable: first.stable_name, secret, lines: lines.map(toMailLine) },
    ];
  });
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
    case 'race_void':
    case 'balloted_out':
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

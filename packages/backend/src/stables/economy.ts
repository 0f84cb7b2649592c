import type { Backend } from '../shared/createBackend.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';

/** Why money came to stables or left them. */
export type FlowKind =
  | 'grant'
  | 'entry_fee'
  | 'entry_refund'
  | 'prizes'
  | 'training'
  | 'equipment'
  | 'horse_sale'
  | 'horse_return'
  | 'box_fee'
  | 'request_listing'
  | 'request_fee'
  | 'request_refund'
  | 'auction_listing'
  | 'bid'
  | 'bid_refund'
  | 'claim'
  | 'claim_refund'
  | 'claim_sale'
  | 'credit_pack'
  | 'goal';

/** How the game's money moved in a week that is over. Amounts are whole dollars. */
export interface EconomyWeek {
  /** Milliseconds since 1970. */
  readonly beginsAt: number;
  /** Players' stables, and the horses in them. */
  readonly stables: number;
  readonly horses: number;
  /** What the middle one of the stables had. */
  readonly medianMoney: number;
  /** 0 if all had the same, toward 1 if one had everything. */
  readonly gini: number;
  /** What the middle one of the horses sold fetched; null where none was. */
  readonly medianPrice: number | null;
  readonly sold: number;
  /** The sales from stable to stable among them. */
  readonly transfers: {
    readonly count: number;
    /** What was paid. */
    readonly paid: number;
    /** How far the prices lay from the guide by the rule, added up. */
    readonly offGuide: number;
    /** The most that one stable was paid more than it paid. */
    readonly mostReceived: number;
  };
  /** What came to players' stables (above 0) or left them. */
  readonly flows: readonly { readonly kind: FlowKind; readonly amount: number }[];
}

/** The last twelve weeks that are over, newest first. */
export async function economyWeeks(backend: Backend): Promise<EconomyWeek[]> {
  const rows = await unwrap(
    backend
      .from('economy_weeks')
      .select(
        'begins_at, stables, horses, median_money, gini, median_price, sold, transfers, transferred, off_guide, most_received, flows:economy_flows(kind, amount)',
      )
      .order('week', { ascending: false })
      .limit(12)
      .overrideTypes<EconomyWeekRow[], { merge: false }>(),
  );
  return rows.map(toEconomyWeek);
}

interface EconomyWeekRow
  extends Pick<EconomyWeek, 'stables' | 'horses' | 'gini' | 'sold' | 'flows'> {
  begins_at: string;
  median_money: number;
  median_price: number | null;
  transfers: number;
  transferred: number;
  off_guide: number;
  most_received: number;
}

function toEconomyWeek({
  begins_at,
  median_money,
  median_price,
  transfers,
  transferred,
  off_guide,
  most_received,
  ...week
}: EconomyWeekRow): EconomyWeek {
  return {
    ...week,
    beginsAt: parseTimestamp(begins_at),
    medianMoney: median_money,
    medianPrice: median_price,
    transfers: {
      count: transfers,
      paid: transferred,
      offGuide: off_guide,
      mostReceived: most_received,
    },
  };
}

/** What the house pays toward purses in a week, and what it rests on. Amounts are whole dollars. */
export interface PurseWeek {
  /** Milliseconds since 1970. */
  readonly beginsAt: number;
  /** Percent of what the house pays as planned: 60 to 140. */
  readonly percent: number;
  /** Closed weeks that were judged, 0 to 4, and the players' stables there were in the newest. */
  readonly judgedWeeks: number;
  readonly stables: number;
  /** What stables won in them, and what racing cost them. */
  readonly won: number;
  readonly spent: number;
}

/** The last twelve weeks for which the house's part of purses was set, newest first. */
export async function purseWeeks(backend: Backend): Promise<PurseWeek[]> {
  const rows = await unwrap(
    backend
      .from('purse_weeks')
      .select('begins_at, percent, judged_weeks, stables, won, spent')
      .order('week', { ascending: false })
      .limit(12),
  );
  return rows.map(({ begins_at, judged_weeks, ...week }) => ({
    ...week,
    beginsAt: parseTimestamp(begins_at),
    judgedWeeks: judged_weeks,
  }));
}

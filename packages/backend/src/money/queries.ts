import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { WalletKind } from '../stables/rows.ts';
import type { HeldMoney, MoneyWeek, Receipt, StatementKind, StatementLine } from './rows.ts';

type Functions = Database['public']['Functions'];
type Nullable<Row, Key extends keyof Row> = Omit<Row, Key> & { [Each in Key]: Row[Each] | null };

type StatementRow = Nullable<
  Omit<Functions['my_statement']['Returns'][number], 'kind'>,
  | 'race_id'
  | 'race_name'
  | 'race_request_id'
  | 'horse_id'
  | 'horse_name'
  | 'items'
  | 'other_stable_id'
  | 'other_stable_name'
  | 'commission'
> & { kind: StatementKind };

/** Which lines of an account. */
export interface StatementPage {
  readonly wallet: WalletKind;
  /** Null for all. */
  readonly kinds: readonly StatementKind[] | null;
  /** The last line of the page before; null for the first page. */
  readonly after: Pick<StatementLine, 'id'> | null;
  /** At most 100. */
  readonly limit: number;
}

/** The lines of the player's credits or wallet, the newest first. */
export async function myStatement(
  backend: Backend,
  { wallet, kinds, after, limit }: StatementPage,
): Promise<StatementLine[]> {
  const rows = await unwrap(
    backend
      .rpc('my_statement', {
        p_wallet: wallet,
        ...(kinds !== null && { p_kinds: [...kinds] }),
        ...(after !== null && { p_before: after.id }),
        p_limit: limit,
      })
      .overrideTypes<StatementRow[], { merge: false }>(),
  );
  return rows.map(toStatementLine);
}

const named = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

function toStatementLine(row: StatementRow): StatementLine {
  const other = named(row.other_stable_id, row.other_stable_name);
  return {
    id: row.id,
    kind: row.kind,
    at: parseTimestamp(row.at),
    amount: row.amount,
    balance: row.balance,
    race: named(row.race_id, row.race_name),
    raceRequestId: row.race_request_id,
    horse: named(row.horse_id, row.horse_name),
    items: row.items ?? [],
    other: other && { ...other, commission: row.commission ?? 0 },
  };
}

/** The receipt of a pack that the player's stable took, by its number; null where it took none of that number. */
export async function myReceipt(
  backend: Backend,
  { number }: { number: number },
): Promise<Receipt | null> {
  const [line] = await myStatement(backend, {
    ...{ wallet: 'credits', kinds: ['credit_pack'], after: { id: number + 1 }, limit: 1 },
  });
  if (line?.id !== number) return null;
  return { number, at: line.at, amount: line.amount, balance: line.balance };
}

/** A receipt as the database answers it. */
export const toReceipt = ({
  at,
  ...receipt
}: Functions['take_credits']['Returns'][number]): Receipt => ({
  ...receipt,
  at: parseTimestamp(at),
});

type HeldRow = Nullable<
  Functions['my_held_money']['Returns'][number],
  'race_id' | 'race_name' | 'race_request_id' | 'horse_id' | 'horse_name'
>;

/** What the player's stable has paid into races that are not over, requests that wait and bids that lead, the next first. */
export async function myHeldMoney(backend: Backend): Promise<HeldMoney[]> {
  const rows = await unwrap(
    backend.rpc('my_held_money').overrideTypes<HeldRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    amount: row.amount,
    until: parseTimestamp(row.until),
    race: named(row.race_id, row.race_name),
    raceRequestId: row.race_request_id,
    horse: named(row.horse_id, row.horse_name),
  }));
}

/** What the stable's money did this season, week by week; the week of now is the last, and there is one at least. */
export async function mySeasonMoney(backend: Backend): Promise<MoneyWeek[]> {
  const rows = await unwrap(backend.rpc('my_season_money'));
  return rows.map(({ begins_at, ...week }) => ({ ...week, beginsAt: parseTimestamp(begins_at) }));
}

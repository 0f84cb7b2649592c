import type { StatementKind, StatementLine, WalletKind } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { formatWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

/** Words that may lead somewhere. */
export interface Told {
  text: string;
  href: string | null;
}

export interface StatementRow {
  id: string;
  when: string;
  what: Told;
  /** Where it came from, or went. */
  from: Told;
  /** Without its sign: the tone has that. */
  amount: string;
  tone: 'gain' | 'loss';
  balance: string;
}

const told = (text: string, href: string | null = null): Told => ({ text, href });

const house = told('The house');

/** The first, and how many more there are: 'Club Saddle and 2 more'. */
const counted = ([first, ...more]: readonly string[]) =>
  `${first ?? 'Equipment'}${more.length === 0 ? '' : ` and ${more.length} more`}`;

/** What a line was for. */
function whatOf({ id, kind, amount, race, raceRequestId, horse, items }: StatementLine): Told {
  const ofRace = race && paths.race(race.id);
  const ofHorse = horse && paths.horse(horse.id);
  const request = raceRequestId && paths.raceRequest(raceRequestId);
  const name = horse?.name ?? 'A horse';
  const inRace = race === null ? '' : ` in the ${race.name}`;
  switch (kind) {
    case 'grant':
      return told('What every new stable is given');
    case 'credit_pack':
      return told('A pack of play credits', `${paths.purchaseCredits}?receipt=${id}`);
    case 'goal':
      return told('An objective reached', paths.objectives);
    case 'prizes':
      return told(`Prize money${inRace}`, ofRace);
    case 'entry_fee':
      return told(`Entry of ${name}${inRace}`, ofRace);
    case 'entry_refund':
      return told(`Entry fee back${race === null ? '' : ` from the ${race.name}`}`, ofRace);
    case 'training':
      return told(`Training of ${name}`, ofHorse);
    case 'equipment':
      return told(counted(items));
    case 'horse_sale':
      return told(amount < 0 ? `${name}, bought` : `${name}, sold`, ofHorse);
    case 'horse_return':
      return told(`${name}, given back`, ofHorse);
    case 'box_fee':
      return told('Boxes for a week');
    case 'wallet_transfer':
      return told(amount < 0 ? 'Moved away' : 'Moved here');
    case 'request_listing':
      return told('A race request listed');
    case 'request_fee':
      return told(`${name} into a race request`, request);
    case 'auction_listing':
      return told(`${name}, consigned to auction`, ofHorse);
    case 'bid':
      return told(`Bid for ${name}`, ofHorse);
    case 'bid_refund':
      return told(`Bid for ${name}, given back`, ofHorse);
    case 'claim':
      return told(`Claim of ${name}${inRace}`, ofRace);
    case 'claim_refund':
      return told(`Claim of ${name}${inRace}, given back`, ofRace);
    case 'claim_sale':
      return told(`${name}, claimed${inRace}`, ofRace);
    case 'request_refund':
      return told('Fee of a race request back', request);
  }
}

const pools: ReadonlySet<StatementKind> = new Set(['prizes', 'entry_fee', 'entry_refund']);

/** Where the money of a line came from, or went. */
function fromOf({ kind, other, raceRequestId }: StatementLine, wallet: WalletKind): Told {
  if (kind === 'wallet_transfer') return told(wallet === 'credits' ? 'Wallet' : 'Credits');
  if (pools.has(kind)) return told('The race’s purse');
  if (kind === 'bid' || kind === 'bid_refund') return told('Held for the auction');
  if (kind === 'claim' || kind === 'claim_refund') return told('Held for the claim');
  if (raceRequestId !== null) return told('Held for the request');
  if (other === null) return house;
  const commission = other.commission === 0 ? '' : `, ${formatMoney(other.commission)} commission`;
  return told(`${other.name}${commission}`, paths.publicStable(other.id));
}

/**
 * A line of an account in words.
 * @param wallet the account that it is of
 * @param now the server's time, ms
 */
export function toStatementRow(line: StatementLine, wallet: WalletKind, now: number): StatementRow {
  return {
    id: `${line.id}`,
    when: formatWhen(line.at, now),
    what: whatOf(line),
    from: fromOf(line, wallet),
    amount: formatMoney(Math.abs(line.amount)),
    tone: line.amount < 0 ? 'loss' : 'gain',
    balance: formatMoney(line.balance),
  };
}

/** The lines as a file, the newest first: times by UTC, amounts signed, whole dollars. */
export const toStatementFile = (lines: readonly StatementLine[], wallet: WalletKind) => [
  ['Time', 'For', 'From or to', 'Amount', 'Balance'],
  ...lines.map((line) => [
    new Date(line.at).toISOString(),
    whatOf(line).text,
    fromOf(line, wallet).text,
    line.amount,
    line.balance,
  ]),
];

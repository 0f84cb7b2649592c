import type { Boxes } from '@furlong/backend';
import { BOX_FEE, BOX_REBATE, formatMoney } from '@furlong/game/rules';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayWhen } from '../../shared/format/time.ts';

const rule = `Each run takes ${formatMoney(BOX_REBATE)} off, up to its horse’s whole fee.`;

/** What a stable's boxes cost and when, and what they cost last. `now` is the server's time, ms. */
export function toBoxWords({ chargedAt, thisWeek, lastBill }: Boxes, now: number): string {
  const when = sayWhen(chargedAt, now);
  const free = thisWeek.fee === 0 && thisWeek.runs === 0 && lastBill === null;
  const due = free
    ? `Your boxes are free until ${when}; then they cost ${formatMoney(BOX_FEE)} a week for each horse. ${rule}`
    : `Your boxes cost ${formatMoney(thisWeek.fee)} on ${when}: ${sumOf(thisWeek)}. ${rule}`;
  return lastBill === null ? due : `${due} ${billWords(lastBill)}`;
}

function billWords(bill: NonNullable<Boxes['lastBill']>): string {
  const words = `Last week: ${formatMoney(bill.fee)}, ${sumOf(bill)}`;
  return bill.paid < bill.fee
    ? `${words}. ${formatMoney(bill.paid)} of it could be paid. The rest is paid by what comes back to you of money that you had laid out before, such as for a horse given back or an entry withdrawn.`
    : `${words}.`;
}

/** How a fee comes about: "$450 for 3 horses, less $80 for 2 runs". */
function sumOf({ horses, runs, fee }: Boxes['thisWeek']): string {
  const full = horses * BOX_FEE;
  const less = runs === 0 ? '' : `, less ${formatMoney(full - fee)} for ${pluralize(runs, 'run')}`;
  return `${formatMoney(full)} for ${pluralize(horses, 'horse')}${less}`;
}

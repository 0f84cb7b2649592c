import type { Boxes } from '@furlong/backend';
import { BOX_FEE, BOX_REBATE, formatMoney } from '@furlong/game/rules';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayWhen } from '../../shared/format/time.ts';

const rule = `${formatMoney(BOX_FEE)} a week for each horse, ${formatMoney(BOX_REBATE)} less for each run`;

/** What a stable's boxes cost and when, and what they cost last. `now` is the server's time, ms. */
export function toBoxWords({ chargedAt, thisWeek, lastBill }: Boxes, now: number): string {
  const when = sayWhen(chargedAt, now);
  const free = thisWeek.fee === 0 && thisWeek.runs === 0 && lastBill === null;
  const due = free
    ? `Your boxes are free until ${when}; then they cost ${rule}.`
    : `Your boxes cost ${formatMoney(thisWeek.fee)} on ${when}: ${rule}, ${pluralize(thisWeek.runs, 'run')} so far.`;
  return lastBill === null ? due : `${due} ${billWords(lastBill)}`;
}

function billWords({ horses, runs, fee, paid }: NonNullable<Boxes['lastBill']>): string {
  const bill = `Last week: ${formatMoney(fee)} for ${pluralize(horses, 'horse')} and ${pluralize(runs, 'run')}`;
  return paid < fee ? `${bill}, of which ${formatMoney(paid)} could be paid.` : `${bill}.`;
}

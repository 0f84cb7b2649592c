import type { PurseWeek } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { formatCents } from '../../shared/format/money.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatDayOfYear } from '../../shared/format/time.ts';

const planned = 100;

/** What the house pays toward purses now, and why, in a sentence or two. */
export function toPurseWords([present]: readonly PurseWeek[]): string {
  if (present === undefined || present.spent <= 0) {
    return 'The house pays toward each purse what its class plans: too little has been raced to judge by.';
  }
  const { percent, judgedWeeks, won, spent, beginsAt } = present;
  const part = percent === planned ? 'what its class plans' : `${percent}% of what its class plans`;
  return [
    `Since ${formatDayOfYear(beginsAt)} the house pays ${part} toward each purse.`,
    `In ${judgedWeeks === 1 ? 'the week' : `the ${pluralize(judgedWeeks, 'week')}`} before, stables won ${formatCents(won / spent)} for each dollar that racing cost them; ${formatCents(1)} to ${formatCents(1.03)} is the aim.`,
    'A race keeps the purse that it was opened with.',
  ].join(' ');
}

/** A week as a row of the table of the house's part. */
export interface PurseRow {
  id: string;
  week: string;
  part: string;
  won: string;
  spent: string;
  each: string;
}

export function toPurseRow({ beginsAt, percent, won, spent }: PurseWeek): PurseRow {
  return {
    id: String(beginsAt),
    week: formatDayOfYear(beginsAt),
    part: `${percent}%`,
    won: formatMoney(won),
    spent: formatMoney(spent),
    each: spent > 0 ? formatCents(won / spent) : '–',
  };
}

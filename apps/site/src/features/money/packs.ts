import type { MoneyDay } from '@furlong/backend';
import {
  CREDIT_PACKS,
  type CreditPack,
  formatMoney,
  gameErrors,
  WEEKLY_CREDITS,
  weekBegins,
} from '@furlong/game/rules';
import type { RadioCard } from '@furlong/ui';

/** Whole dollars of packs that were taken since Monday, UTC. */
export function takenThisWeek(days: readonly MoneyDay[], now: number): number {
  const monday = new Date(weekBegins(now)).toISOString().slice(0, 10);
  return days
    .filter(({ day, kind }) => kind === 'credit_pack' && day >= monday)
    .reduce((total, { amount }) => total + amount, 0);
}

const notes: Readonly<Record<CreditPack, string>> = {
  100: 'A box for most of a week.',
  250: 'Two boxes for a week, nearly.',
  500: 'A session of speed training.',
};

/** The packs as they are chosen, those that the week has no room for with the reason. */
export const packCards = (taken: number): RadioCard<`${CreditPack}`>[] =>
  CREDIT_PACKS.map((amount) => ({
    value: `${amount}`,
    title: formatMoney(amount),
    note: notes[amount],
    ...(taken + amount > WEEKLY_CREDITS && { unavailableReason: gameErrors.weekly_credits_taken }),
  }));

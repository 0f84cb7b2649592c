import {
  CREDIT_PACKS,
  type CreditPack,
  formatMoney,
  gameErrors,
  WEEKLY_CREDITS,
} from '@furlong/game/rules';
import type { RadioCard } from '@furlong/ui';

const notes: Readonly<Record<CreditPack, string>> = {
  100: 'A box for most of a week.',
  250: 'Two boxes for a week, nearly.',
  500: 'A session of speed training.',
};

/** Why the week has no room for a pack; null where it has. */
function whyNot(amount: number, { taken, ownLimit }: { taken: number; ownLimit: number | null }) {
  if (taken + amount > (ownLimit ?? WEEKLY_CREDITS)) {
    return gameErrors[ownLimit === null ? 'weekly_credits_taken' : 'own_credits_taken'];
  }
  return null;
}

/**
 * The packs as they are chosen, those that the week has no room for with the reason.
 * @param week whole dollars that were taken, and what the player lets a week have
 */
export const packCards = (week: {
  taken: number;
  ownLimit: number | null;
}): RadioCard<`${CreditPack}`>[] =>
  CREDIT_PACKS.map((amount) => {
    const unavailableReason = whyNot(amount, week);
    return {
      value: `${amount}`,
      title: formatMoney(amount),
      note: notes[amount],
      ...(unavailableReason !== null && { unavailableReason }),
    };
  });

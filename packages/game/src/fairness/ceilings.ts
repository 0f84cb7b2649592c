import { sfc32, uniform } from '../random/sfc32.ts';
import { eachTalent } from '../training/gains.ts';
import type { Trained } from '../training/work.ts';
import { sha256 } from './hash.ts';
import type { OpenedTalents } from './sealedTalents.ts';

/** Talents that were born low have their ceilings between these two (`racing.md`, "Training over time"). */
const LOWEST = 55;
const HIGHEST = 95;

/**
 * The hidden bounds beyond which work never lifts a horse's talents. They follow from its salt, which
 * the seal of its talents has bound since its birth: when they are opened, everybody can work them out.
 * No talent is born above its ceiling. `talents` are those that the horse was born with.
 */
export async function ceilingsOf({
  horseId,
  salt,
  talents,
}: Omit<OpenedTalents, 'talents'> & { readonly talents: Trained }): Promise<Trained> {
  const digest = await sha256(['furlong-ceilings-1', horseId, salt].join(':'));
  const word = (index: number) => Number.parseInt(digest.slice(8 * index, 8 * index + 8), 16);
  const source = sfc32(word(0), word(1), word(2), word(3));
  return eachTalent((talent) => {
    const least = Math.max(LOWEST, talents[talent]);
    return least + (Math.max(HIGHEST, least) - least) * uniform(source);
  });
}

import type { OwnedPiece, ShopItem } from '@furlong/backend';
import { catalogue, lifeInRuns, starterKit, totalBonuses } from '@furlong/game/rules';

/** What the shop sells, to whom has nothing. */
export const shop: readonly ShopItem[] = catalogue.map(({ bonuses, ...piece }) => ({
  ...piece,
  bonuses: totalBonuses([{ bonuses }]),
  lifeInRuns: lifeInRuns[piece.slot],
  inCart: 0,
  cartPrice: null,
  owned: 0,
}));

/** A piece of the catalogue that a stable owns, new and in its tack room unless said otherwise. */
export function piece(name: string, others: Partial<OwnedPiece> = {}): OwnedPiece {
  const sold = shop.find((item) => item.name === name);
  const given = starterKit.find((item) => item.name === name);
  const slot = (sold ?? given)?.slot;
  if (slot === undefined) throw new Error(`There is no ${name}.`);
  return {
    id: [name, others.horseId, others.runsLeft].join(' '),
    slot,
    name,
    bonuses: sold?.bonuses ?? totalBonuses([]),
    lifeInRuns: sold?.lifeInRuns ?? null,
    runsLeft: sold?.lifeInRuns ?? null,
    horseId: null,
    wornOutBy: null,
    ...others,
  };
}

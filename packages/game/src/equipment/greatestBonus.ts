import { catalogue } from './catalogue.ts';
import { bonusNames } from './effects.ts';
import { equipmentSlots } from './slots.ts';

/** The most points of one bonus that all six slots can give together, with the best of each. */
export const greatestBonus = Math.max(
  ...bonusNames.map((bonus) =>
    equipmentSlots
      .map((slot) => catalogue.filter((piece) => piece.slot === slot))
      .map((pieces) => Math.max(...pieces.map(({ bonuses }) => bonuses[bonus] ?? 0)))
      .reduce((sum, best) => sum + best, 0),
  ),
);

import type { EquipmentPiece } from './catalogue.ts';
import { type Bonuses, totalBonuses } from './effects.ts';
import { type EquipmentSlot, equipmentSlots, lifeInRuns } from './slots.ts';

/** A piece that a horse wears. */
export interface Worn {
  readonly piece: EquipmentPiece;
  /** Runs it has been worn in. */
  readonly runs: number;
}

/** What a horse wears; a slot that is missing is empty. */
export type Outfit = Partial<Readonly<Record<EquipmentSlot, Worn>>>;

/** The outfit with a new piece in its slot, in place of what was there. */
export function equip(outfit: Outfit, piece: EquipmentPiece): Outfit {
  return { ...outfit, [piece.slot]: { piece, runs: 0 } };
}

/** The outfit with the slot empty. */
export function unequip(outfit: Outfit, slot: EquipmentSlot): Outfit {
  const { [slot]: _, ...rest } = outfit;
  return rest;
}

/** The outfit after a race: a run older, without what that run wore out. */
export function afterRun(outfit: Outfit): Outfit {
  const kept = wornIn(outfit)
    .map(({ piece, runs }) => ({ piece, runs: runs + 1 }))
    .filter((worn) => runsLeft(worn) > 0);
  return Object.fromEntries(kept.map((worn) => [worn.piece.slot, worn]));
}

/** Runs until the piece is worn out. */
export function runsLeft({ piece, runs }: Worn): number {
  return lifeInRuns[piece.slot] - runs;
}

/** What an outfit does for a horse. */
export function effectsOf(outfit: Outfit): Bonuses {
  return totalBonuses(wornIn(outfit).map(({ piece }) => piece));
}

/** What an outfit does before and after a piece is put on. */
export function effectsWith(
  outfit: Outfit,
  piece: EquipmentPiece,
): { readonly before: Bonuses; readonly after: Bonuses } {
  return { before: effectsOf(outfit), after: effectsOf(equip(outfit, piece)) };
}

function wornIn(outfit: Outfit): Worn[] {
  return equipmentSlots.flatMap((slot) => outfit[slot] ?? []);
}

import { contains } from '../lists/contains.ts';
import type { Order } from '../lists/order.ts';
import type { EquipmentPiece } from './catalogue.ts';
import type { EquipmentSlot } from './slots.ts';

/** What a buyer looks for in the shop. */
export interface EquipmentSearch {
  /** A part of the name. */
  readonly text: string;
  /** The category's tab, or null for all. */
  readonly slot: EquipmentSlot | null;
}

export type EquipmentOrder = 'cheapest' | 'dearest' | 'best rated' | 'name';

/** The pieces in the category whose name holds the text, in the order given. */
export function findEquipment<Piece extends Pick<EquipmentPiece, 'name' | 'slot'>>(
  pieces: readonly Piece[],
  { text, slot }: EquipmentSearch,
): Piece[] {
  return pieces.filter(
    (piece) => contains(piece.name, text) && (slot === null || piece.slot === slot),
  );
}

/** The orders in which the shop shows its goods. */
export const equipmentOrders: Readonly<Record<EquipmentOrder, Order<EquipmentPiece>>> = {
  cheapest: { key: ({ price }) => price, direction: 'ascending' },
  dearest: { key: ({ price }) => price, direction: 'descending' },
  'best rated': { key: ({ stars }) => stars, direction: 'descending' },
  name: { key: ({ name }) => name.toLowerCase(), direction: 'ascending' },
};

import { expect } from 'vitest';
import { buyEquipment, myInventory, type OwnedPiece } from '../../src/index.ts';
import type { Player, TestGame } from './testGame.ts';

/** Prices in whole dollars, as the catalogue has them. */
const prices = { 'club-saddle': 900, 'steel-plates': 400, 'cushioned-whip': 300 } as const;

export type SoldItem = keyof typeof prices;

/** A piece that the player has just bought; returns its id. */
export async function buy({ backend }: Player, itemId: SoldItem): Promise<string> {
  const requestId = crypto.randomUUID();
  const [pieceId] = await buyEquipment(backend, { itemId, price: prices[itemId], requestId });
  if (pieceId === undefined) throw new Error('Nothing was bought.');
  return pieceId;
}

/** A second horse for the player's stable, with what a first one arrives in. */
export async function anotherHorse(game: TestGame, { stableId }: Player): Promise<string> {
  const [row] = await game.sql('select private.give_starter_horse($1, now()) as id', [stableId]);
  return String(row?.id);
}

/** What a horse of the player's wears, by slot. */
export async function wornBy({ backend, horseId }: Player): Promise<Record<string, string>> {
  const { pieces } = await myInventory(backend);
  const worn = pieces.filter((piece) => piece.horseId === horseId);
  return Object.fromEntries(worn.map(({ slot, name }) => [slot, name]));
}

export async function pieceOf({ backend }: Player, pieceId: string): Promise<OwnedPiece> {
  const piece = (await myInventory(backend)).pieces.find(({ id }) => id === pieceId);
  if (!piece) throw new Error('The stable does not own the piece.');
  return piece;
}

/** Expects that the action is refused with the code, and that it changes nothing. */
export async function expectRefused(
  game: TestGame,
  code: string,
  act: (requestId: string) => Promise<unknown>,
): Promise<void> {
  const before = await game.snapshot();
  await expect(act(crypto.randomUUID())).rejects.toMatchObject({ code });
  expect(await game.snapshot()).toEqual(before);
}

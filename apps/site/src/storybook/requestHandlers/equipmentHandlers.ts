import type { OwnedPiece } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import type { Player } from '../players.ts';
import { horseRow, raceRow } from '../rows.ts';
import { piece, shop } from '../shop.ts';
import { spend } from '../spend.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** The shop, the cart and the tack room of whoever asks, which buying and equipping change. */
export default function equipmentHandlers(game: MockBackendState): RequestHandler[] {
  const asked = (request: Request) => {
    const player = playerOf(game, request);
    if (!player) throw new Error('A visitor has no equipment.');
    return player;
  };
  let count = 0;
  const buy = (player: Player, itemId: string, quantity: number, fromWallet = 0) => {
    const item = shop.find(({ id }) => id === itemId);
    if (!item) throw new Error(`The shop sells no ${itemId}.`);
    const bought = Array.from({ length: quantity }, () => {
      count += 1;
      return piece(item.name, { id: `bought ${count}` });
    });
    player.equipment.push(...bought);
    spend(player, quantity * item.price, fromWallet);
    return bought.map(({ id }) => ({ id }));
  };

  return [
    rpc('equipment_shop', (_args, request) => shopRows(asked(request))),
    rpc('set_cart_line', ({ p_item_id, p_quantity }, request) => {
      asked(request).cart[p_item_id] = p_quantity;
      return p_quantity;
    }),
    rpc('buy_equipment', ({ p_item_id, p_from_wallet }, request) =>
      buy(asked(request), p_item_id, 1, p_from_wallet),
    ),
    rpc('check_out_cart', ({ p_from_wallet }, request) => {
      const player = asked(request);
      const lines = Object.entries(player.cart);
      player.cart = {};
      return lines.flatMap(([itemId, quantity]) => buy(player, itemId, quantity, p_from_wallet));
    }),
    rpc('my_inventory', (_args, request) => {
      const { horses, equipment } = asked(request);
      return [
        {
          horses: horses
            .filter(({ retiredAt }) => retiredAt === null)
            .map((horse) => ({ ...horseRow(horse), race: raceOf(game, horse.id) })),
          pieces: equipment.map(pieceRow),
        },
      ];
    }),
    rpc('equip_horse', ({ p_piece_id, p_horse_id, p_slot }, request) => {
      const player = asked(request);
      player.equipment = player.equipment.map((each) => {
        if (each.id === p_piece_id) return { ...each, horseId: p_horse_id };
        const swapped = each.horseId === p_horse_id && each.slot === p_slot;
        return swapped ? { ...each, horseId: null } : each;
      });
      return { horse_id: p_horse_id, slot: p_slot, piece_id: p_piece_id };
    }),
    rpc('unequip_horse', ({ p_piece_id }, request) => {
      const player = asked(request);
      player.equipment = player.equipment.map((each) =>
        each.id === p_piece_id ? { ...each, horseId: null } : each,
      );
      return p_piece_id;
    }),
  ];
}

function shopRows({ cart, equipment }: Player) {
  return shop.map(({ bonuses, lifeInRuns, ...item }) => ({
    ...item,
    ...bonuses,
    life_in_runs: lifeInRuns,
    in_cart: cart[item.id] ?? 0,
    cart_price: cart[item.id] ? item.price : null,
    owned: equipment.filter(({ name, runsLeft }) => name === item.name && runsLeft !== 0).length,
  }));
}

function raceOf(game: MockBackendState, horseId: string) {
  const entered = game.races.find(
    ({ race, runners }) =>
      race.status !== 'finished' && runners.some((each) => each.horseId === horseId),
  );
  return entered ? raceRow(entered.race) : null;
}

function pieceRow({ bonuses, lifeInRuns, runsLeft, horseId, wornOutBy, ...piece }: OwnedPiece) {
  return {
    ...piece,
    ...bonuses,
    life_in_runs: lifeInRuns,
    runs_left: runsLeft,
    horse_id: horseId,
    worn_out_by: wornOutBy,
  };
}

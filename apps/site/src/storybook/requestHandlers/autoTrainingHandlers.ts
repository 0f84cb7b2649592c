import type { ActiveAutoOrder, PastAutoOrder } from '@furlong/backend';
import { type AutoProgrammeId, autoProgrammes, autoSessionId } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import type { Player } from '../players.ts';
import { activeOrderRow, pastOrderRow } from '../trainingRows.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** The horses of a player that are in auto-training, the history of it, its start and its stop. */
export default function autoTrainingHandlers(game: MockBackendState): RequestHandler[] {
  return [
    rpc(
      'my_auto_training',
      (_, request) => playerOf(game, request)?.autoOrders.map(activeOrderRow) ?? [],
    ),
    rpc('my_auto_training_history', ({ p_before_id, p_limit = 20 }, request) => {
      const orders = playerOf(game, request)?.autoHistory ?? [];
      const first = orders.findIndex(({ id }) => id === p_before_id) + 1;
      return orders.slice(first, first + p_limit).map(pastOrderRow);
    }),
    rpc('see_left_out_sessions', (_, request) => {
      const player = playerOf(game, request);
      if (!player) throw new Error('A visitor has no auto-training.');
      player.autoOrders = player.autoOrders.map((order) => ({
        ...order,
        skipSeen: order.lastSkipped !== null,
      }));
      return null;
    }),
    rpc('start_auto_training', ({ p_horse_id, p_programme, p_weekly_budget }, request) => {
      const player = ownerOf(playerOf(game, request), p_horse_id);
      const programme = Object.values(autoProgrammes).find(
        ({ id }) => autoSessionId(id) === p_programme,
      );
      if (!programme) throw new Error(`There is no programme ${p_programme}.`);
      const order =
        player.autoOrders.find(({ horseId }) => horseId === p_horse_id) ??
        orderOf({ id: p_horse_id }, programme.id, { weeklyBudget: p_weekly_budget });
      player.autoOrders = [
        ...player.autoOrders.filter(({ horseId }) => horseId !== p_horse_id),
        order,
      ];
      return { ...activeOrderRow(order), id: order.id, ended_at: null };
    }),
    rpc('stop_auto_training', ({ p_horse_id }, request) => {
      const player = ownerOf(playerOf(game, request), p_horse_id);
      const order = player.autoOrders.find(({ horseId }) => horseId === p_horse_id);
      if (!order) throw new Error(`${p_horse_id} is not in auto-training.`);
      player.autoOrders = player.autoOrders.filter(({ horseId }) => horseId !== p_horse_id);
      return { ...activeOrderRow(order), id: order.id, next_at: null };
    }),
  ];
}

function ownerOf(player: Player | undefined, horseId: string): Player {
  if (!player?.horses.some(({ id }) => id === horseId)) throw new Error(`${horseId} is not there.`);
  return player;
}

/** An order that a horse follows since the story began, unless `changes` say otherwise. */
export function orderOf(
  horse: { id: string },
  programme: AutoProgrammeId,
  changes: Partial<ActiveAutoOrder> = {},
): ActiveAutoOrder {
  return {
    id: `${programme} ${horse.id}`,
    horseId: horse.id,
    programme,
    weeklyBudget: 2_000,
    startedAt: moment,
    nextAt: moment + autoProgrammes[programme].everyMs,
    spent: 0,
    lastSkipped: null,
    skipSeen: false,
    ...changes,
  };
}

/** An order of the past. */
export function pastOrderOf(
  horse: { id: string; name: string },
  programme: AutoProgrammeId,
  changes: Pick<PastAutoOrder, 'startedAt' | 'endedAt' | 'sessions'> & Partial<PastAutoOrder>,
): PastAutoOrder {
  return {
    id: `${programme} ${horse.id} ${changes.startedAt}`,
    horseId: horse.id,
    horseName: horse.name,
    programme,
    cost: changes.sessions * autoProgrammes[programme].price,
    skipped: [],
    ...changes,
  };
}

import { silksLook } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Whether colours can be had, and what registers them. */
export default function silksHandlers(game: MockBackendState): RequestHandler[] {
  const isTaken = (silks: string, request: Request) =>
    game.players.some(
      (player) =>
        player !== playerOf(game, request) &&
        silksLook(player.stable.silks) === silksLook(JSON.parse(silks)),
    );
  return [
    rpc('silks_available', ({ p_silks }, request) =>
      isTaken(p_silks, request) ? 'silks_taken' : 'ok',
    ),
    rpc('change_silks', ({ p_silks }, request) => {
      const player = playerOf(game, request);
      if (player) player.stable = { ...player.stable, silks: JSON.parse(p_silks) };
      return null;
    }),
  ];
}

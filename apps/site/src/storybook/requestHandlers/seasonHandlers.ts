import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Of seasons that are over, as the game's `turn` has the last of them. */
export default function seasonHandlers(game: MockBackendState): RequestHandler[] {
  return [
    rpc('my_season_turn', (_, request) => {
      const { turn } = game;
      return turn === null || playerOf(game, request) === undefined ? [] : [turn.row];
    }),
    rpc('season_awards', () => game.turn?.awards ?? []),
    rpc('see_season_turn', () => {
      if (game.turn !== null) game.turn.row = { ...game.turn.row, seen: true };
      return null;
    }),
  ];
}

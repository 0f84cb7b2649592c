import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Of seasons that are over, as the game's `turn` has the last of them. */
export default function seasonHandlers(game: MockBackendState): RequestHandler[] {
  const { turn } = game;
  let read = false;
  return [
    rpc('my_season_turn', (_, request) =>
      turn === null || playerOf(game, request) === undefined
        ? []
        : [{ ...turn.row, seen: turn.row.seen || read }],
    ),
    rpc('season_awards', () => turn?.awards ?? []),
    rpc('see_season_turn', () => {
      read = true;
      return null;
    }),
  ];
}

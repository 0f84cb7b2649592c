import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** The morning paper. */
export default function paperHandlers(game: MockBackendState): RequestHandler[] {
  const { papers } = game;
  return [
    rpc('paper_days', () => JSON.parse(JSON.stringify(papers.days))),
    rpc('races_to_watch', () => papers.watch.map((race) => ({ ...race }))),
    rpc('my_paper', (_, request) =>
      papers.mine === null || playerOf(game, request) === undefined
        ? []
        : JSON.parse(JSON.stringify([papers.mine])),
    ),
    rpc('see_paper', () => null),
  ];
}

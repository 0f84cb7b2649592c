import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { activityRow } from '../rows.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** What the header's mark tells. */
export default function noticeHandlers(game: MockBackendState): RequestHandler[] {
  return [
    rpc('my_marks', (_none, request) =>
      playerOf(game, request)
        ? [
            {
              news: game.notices.filter(({ fresh }) => fresh).length,
              letters: game.letters.correspondents.filter(({ unread }) => unread > 0).length,
            },
          ]
        : [],
    ),
    rpc('my_notices', ({ p_limit = 10 }) =>
      game.notices.slice(0, p_limit).map(({ activity, auctionId, toldAt, fresh }) => {
        const { stable, horse, race, ...row } = activityRow(activity);
        return {
          ...{ ...row, stable_name: stable.name, horse_name: horse.name },
          ...{ race_name: race?.name ?? null, auction_id: auctionId, fresh },
          told_at: timestamp(toldAt),
        };
      }),
    ),
    rpc('see_notices', ({ p_told_at }) => {
      game.notices = game.notices.map((each) =>
        each.toldAt <= Date.parse(p_told_at) ? { ...each, fresh: false } : each,
      );
      return null;
    }),
  ];
}

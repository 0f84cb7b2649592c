import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Previews of races, sealed and opened, and reviews. */
export default function previewHandlers(game: MockBackendState): RequestHandler[] {
  const { previews } = game;
  return [
    rpc('races_to_preview', () =>
      previews.open.map(({ trackId, offAt, ...race }) => ({
        ...{ ...race, track_id: trackId, off_at: timestamp(offAt) },
      })),
    ),
    rpc('previewed_races', ({ p_before_id, p_limit = 20 }) => {
      const first = previews.scored.findIndex(({ id }) => id === p_before_id) + 1;
      return previews.scored
        .slice(first, first + p_limit)
        .map(({ trackId, offAt, best, ...race }) => ({
          ...{ ...race, track_id: trackId, off_at: timestamp(offAt) },
          ...{ best: best.score, best_stable: best.stableName },
        }));
    }),
    rpc('preview_table', () =>
      previews.table.map(({ stable, house, previews: count, score }) => ({
        ...{ stable_id: stable.id, stable_name: stable.name, silks: { ...stable.silks } },
        ...{ is_house: house, previews: count, score },
      })),
    ),
    rpc('race_previews', ({ p_race_id }) =>
      (previews.previews[p_race_id] ?? []).map(({ stable, rule, chances, publishedAt, score }) => ({
        ...{ stable_id: stable.id, stable_name: stable.name, silks: { ...stable.silks } },
        ...{ rule, chances: [...chances], published_at: timestamp(publishedAt), score },
      })),
    ),
    rpc('my_preview', ({ p_race_id }) => {
      const mine = previews.mine[p_race_id];
      return mine === undefined
        ? []
        : [
            {
              ...{ chances: [...mine.chances], published_at: timestamp(mine.publishedAt) },
              score: mine.score,
            },
          ];
    }),
    rpc('my_previews', ({ p_before_id, p_limit = 20 }) => {
      const first = previews.listed.findIndex(({ raceId }) => raceId === p_before_id) + 1;
      return previews.listed.slice(first, first + p_limit).map((preview) => ({
        ...{ race_id: preview.raceId, race_name: preview.raceName, track_id: preview.trackId },
        ...{ off_at: timestamp(preview.offAt), published_at: timestamp(preview.publishedAt) },
        ...{ status: preview.status, score: preview.score },
      }));
    }),
    rpc('publish_preview', ({ p_race_id, p_chances }) => {
      previews.mine = {
        ...previews.mine,
        [p_race_id]: { chances: p_chances, publishedAt: moment, score: null },
      };
      return p_race_id;
    }),
    rpc('race_reviews', ({ p_race_id, p_before_id, p_limit = 20 }) => {
      const all = previews.reviews[p_race_id] ?? [];
      const first = all.findIndex(({ stable }) => stable.id === p_before_id) + 1;
      return all.slice(first, first + p_limit).map(({ stable, text, writtenAt }) => ({
        ...{ stable_id: stable.id, stable_name: stable.name, body: text },
        written_at: timestamp(writtenAt),
      }));
    }),
    rpc('review_race', ({ p_race_id, p_body }, request) => {
      const stable = playerOf(game, request)?.stable;
      if (stable === undefined) return p_race_id;
      const { id, name } = stable;
      const others = (previews.reviews[p_race_id] ?? []).filter((each) => each.stable.id !== id);
      const own = { stable: { id, name }, text: p_body, writtenAt: moment };
      previews.reviews = {
        ...previews.reviews,
        [p_race_id]: p_body === '' ? others : [own, ...others],
      };
      return p_race_id;
    }),
  ];
}

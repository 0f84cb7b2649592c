import type { ProfilePart } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** What the player's stable says and shows of itself; of others' nothing is said. */
export default function profileHandlers(game: MockBackendState): RequestHandler[] {
  const { profiles } = game;
  const nothing = { about: null, horses: null, club: null, lists: null, previews: null };
  return [
    rpc('my_profile', (_args, request) => [
      {
        ...{ stable_id: playerOf(game, request)?.stable.id ?? '', about: profiles.about },
        shows: [...profiles.shows],
      },
    ]),
    rpc('stable_profile', ({ p_stable_id }, request) => {
      if (playerOf(game, request)?.stable.id !== p_stable_id) return [nothing];
      const whole = { ...profiles.whole, about: profiles.about };
      const parts = Object.entries(whole).map(([part, value]) => [
        part,
        profiles.shows.includes(part as ProfilePart) ? value : null,
      ]);
      return [Object.fromEntries(parts)];
    }),
    rpc('change_profile', ({ p_about, p_shows }) => {
      profiles.about = p_about === '' ? null : p_about;
      profiles.shows = p_shows as ProfilePart[];
      return p_shows;
    }),
  ];
}

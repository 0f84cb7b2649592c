import type { Gallop } from '@furlong/backend';
import type { Surface } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { gallopRow } from '../trainingRows.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** The gallops of a player's horses, and those that they give them: always 1.3 lengths ahead. */
export default function gallopHandlers(game: MockBackendState): RequestHandler[] {
  const given = new Map<string, Gallop>();
  const gallopsOf = (request: Request, horseId: string) =>
    playerOf(game, request)?.gallops[horseId] ?? [];

  function give(
    request: Request,
    {
      horseId,
      requestId,
      ...asked
    }: Pick<Gallop, 'distance' | 'surface' | 'going' | 'ghost'> & {
      horseId: string;
      requestId: string;
    },
  ) {
    const player = playerOf(game, request);
    if (!player) throw new Error('A visitor has no horses.');
    const before = gallopsOf(request, horseId);
    const id = `gallop ${before.length + 1}`;
    const gallop = given.get(requestId) ?? { ...asked, id, at: moment, kit: 0, lengths: 1.3 };
    if (!given.has(requestId))
      player.gallops = { ...player.gallops, [horseId]: [gallop, ...before] };
    given.set(requestId, gallop);
    return gallopRow(gallop);
  }

  return [
    rpc('my_gallops', ({ p_horse_id, p_before_id, p_limit = 20 }, request) => {
      const gallops = gallopsOf(request, p_horse_id);
      const first = gallops.findIndex(({ id }) => id === p_before_id) + 1;
      return gallops.slice(first, first + p_limit).map(gallopRow);
    }),
    rpc('my_gallop_notebook', ({ p_horse_id }, request) =>
      [...Map.groupBy(gallopsOf(request, p_horse_id), questionOf).values()].flatMap((same) => {
        const [first] = same.map(gallopRow);
        const tenths = same.reduce((sum, { lengths }) => sum + Math.round(10 * lengths), 0);
        return first === undefined ? [] : { ...first, gallops: same.length, tenths };
      }),
    ),
    rpc('gallop', ({ p_horse_id, p_request_id, p_surface, ...asked }, request) =>
      give(request, {
        ...{ horseId: p_horse_id, requestId: p_request_id, ghost: null },
        ...{ distance: asked.p_distance, going: asked.p_going, surface: surfaceOf(p_surface) },
      }),
    ),
    rpc('gallop_against_ghost', ({ p_horse_id, p_race_id, p_request_id }, request) => {
      const race = game.races.find((each) => each.race.id === p_race_id)?.race;
      if (!race) throw new Error(`There is no race ${p_race_id}.`);
      const { distance, surface, going, name, offAt } = race;
      return give(request, {
        ...{ horseId: p_horse_id, requestId: p_request_id, distance, surface, going },
        ghost: { raceId: p_race_id, raceName: name, offAt },
      });
    }),
  ];
}

const surfaceOf = (text: string): Surface => (text === 'Dirt' ? 'Dirt' : 'Turf');

const questionOf = ({ distance, surface, going, kit, ghost }: Gallop) =>
  [ghost?.raceId, distance, surface, going, kit].join(' ');

import type { Overview } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import type { Player } from '../players.ts';
import { activityRow, entryRow, overviewRow, ownHorseRow, raceRow, stableRow } from '../rows.ts';
import { playerOf } from './authHandlers.ts';
import { passes, rpc, table } from './postgrest.ts';

/** When boxes are charged next. */
const nextMonday = Date.UTC(2026, 10, 23);

/** True if the request leaves the retired out. */
const asksForRunning = (request: Request) =>
  new URL(request.url).searchParams.get('retired_at') === 'is.null';

/** What stables own. All but the wallets is public: only the request's filter narrows it. */
export default function stableHandlers(game: MockBackendState): RequestHandler[] {
  const ownedBy = (request: Request, column: string) =>
    game.players.filter(({ account }) => passes(request, column, account.userId));

  return [
    table('stables', (request) =>
      ownedBy(request, 'owner_id')
        .filter(({ stable }) => passes(request, 'id', stable.id))
        .map(({ stable, account }) => stableRow(stable, account.userId)),
    ),
    table('horses', (request) => [
      ...lotsOf(game, request),
      ...ownedBy(request, 'stable.owner_id').flatMap(({ stable, account, horses }) =>
        horses
          .filter(({ id }) => passes(request, 'id', id))
          .filter(({ retiredAt }) => retiredAt === null || !asksForRunning(request))
          .map((horse) => ({
            ...ownHorseRow(horse),
            stable: stableRow(stable, account.userId),
          })),
      ),
    ]),
    rpc('my_boxes', (_none, request) => {
      const player = playerOf(game, request);
      if (!player) return [];
      const horses = player.horses.filter(({ retiredAt }) => retiredAt === null).length;
      return [
        {
          charged_at: new Date(nextMonday).toISOString(),
          ...{ horses, runs: 0, fee: 150 * horses },
          ...{ last_at: null, last_horses: null, last_runs: null, last_fee: null, last_paid: null },
        },
      ];
    }),
    table('entries', (request) => {
      const stables = ownedBy(request, 'stable.owner_id').map(({ stable }) => stable.id);
      return game.races
        .filter(({ race }) => race.status !== 'finished' && race.status !== 'void')
        .flatMap(({ race, runners }) =>
          runners
            .filter(({ stableId }) => stables.includes(stableId))
            .map(({ horse, ...entry }) => ({
              ...entryRow(entry),
              race: raceRow(race),
              horse,
            })),
        );
    }),
    table('wallets', (request) => {
      const wallets = playerOf(game, request)?.wallets;
      if (!wallets) return [];
      return (['credits', 'wallet'] as const).map((kind) => ({
        ...{ kind, balance: wallets[kind], takes_prizes: wallets.prizesTo === kind },
      }));
    }),
    table('money_days', (request) => playerOf(game, request)?.money ?? []),
    rpc('my_overview', (_, request) => {
      const player = playerOf(game, request);
      return player ? [overviewRow(overviewOf(game, player))] : [];
    }),
    rpc('leave_first_visit_step', ({ p_step }, request) => {
      const player = playerOf(game, request);
      if (!player) throw new Error('A visitor has no first visit.');
      const next = p_step === 'name' ? 'race' : null;
      player.overview = { ...player.overview, firstVisit: next };
      return p_step;
    }),
    table('activities', (request) =>
      ownedBy(request, 'stable.owner_id').flatMap(({ activities }) => activities.map(activityRow)),
    ),
  ];
}

/** As the database tells it: a stable that entered a horse has no first visit, and one that named it goes on. */
function overviewOf(game: MockBackendState, { overview, stable, horses }: Player): Overview {
  const entered = game.races.some(({ runners }) =>
    runners.some(({ stableId }) => stableId === stable.id),
  );
  if (entered || overview.firstVisit === null) return { ...overview, firstVisit: null };
  const starter = horses.find(({ id }) => id === overview.starterId);
  const named = starter !== undefined && starter.formerName !== null;
  return { ...overview, firstVisit: named ? 'race' : overview.firstVisit };
}

/** The horses for sale that a request asks for by their ids, as far as no player owns them. */
function lotsOf(game: MockBackendState, request: Request) {
  if (!new URL(request.url).searchParams.has('id')) return [];
  const owned = new Set(game.players.flatMap(({ horses }) => horses.map(({ id }) => id)));
  return game.sales
    .filter(({ horse }) => !owned.has(horse.id) && passes(request, 'id', horse.id))
    .map(({ horse, seller }) => ({
      ...ownHorseRow({ ...horse, equipment: [] }),
      stable: stableRow(seller, null),
    }));
}

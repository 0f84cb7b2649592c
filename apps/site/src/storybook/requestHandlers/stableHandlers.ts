import type { RequestHandler } from 'msw';
import type { Game } from '../game.ts';
import { activityRow, entryRow, ownHorseRow, raceRow, stableRow } from '../rows.ts';
import { playerOf } from './authHandlers.ts';
import { passes, table } from './postgrest.ts';

/** What stables own. All but the purses is public: only the request's filter narrows it. */
export function stableHandlers(game: Game): RequestHandler[] {
  const ownedBy = (request: Request, column: string) =>
    game.players.filter(({ account }) => passes(request, column, account.userId));

  return [
    table('stables', (request) =>
      ownedBy(request, 'owner_id')
        .filter(({ stable }) => passes(request, 'id', stable.id))
        .map(({ stable, account }) => stableRow(stable, account.userId)),
    ),
    table('horses', (request) =>
      ownedBy(request, 'stable.owner_id').flatMap(({ stable, account, horses }) =>
        horses
          .filter(({ id }) => passes(request, 'id', id))
          .map((horse) => ({
            ...ownHorseRow(horse),
            stable: stableRow(stable, account.userId),
          })),
      ),
    ),
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
    table('purses', (request) => {
      const purses = playerOf(game, request)?.purses ?? {};
      return Object.entries(purses).map(([kind, balance]) => ({ kind, balance }));
    }),
    table('activities', (request) =>
      ownedBy(request, 'stable.owner_id').flatMap(({ activities }) => activities.map(activityRow)),
    ),
  ];
}

import type { WalletKind } from '@furlong/backend';
import type { QueryClient } from '@tanstack/react-query';
import type { Subject } from '../shared/format/moneySubjects.ts';

/** A page that states an account, as it does before its address narrows it. */
export function prefetchStatement(asked: { wallet: WalletKind; about: readonly Subject[] | null }) {
  return async (queries: QueryClient, target: { playerId: string }) => {
    if (target.playerId === '') return;
    const { statementQuery } = await import('../features/money/queries.ts');
    await Promise.all([
      queries.prefetchInfiniteQuery(statementQuery(target.playerId, asked)),
      prefetchStable(queries, target),
    ]);
  };
}

/** A page of the stable that shows which races suit its horses too. */
export async function prefetchWithRaces(queries: QueryClient, target: { playerId: string }) {
  if (target.playerId === '') return;
  const races = await import('../features/races/queries.ts');
  await Promise.all([
    queries.prefetchQuery(races.suitableRacesQuery(target.playerId)),
    queries.prefetchQuery(races.programmeAheadQuery),
    prefetchStable(queries, target),
  ]);
}

/** What every page of the stable shows some of. */
export async function prefetchStable(queries: QueryClient, { playerId }: { playerId: string }) {
  if (playerId === '') return;
  const mine = await import('../features/stable/queries.ts');
  await Promise.all([
    queries.prefetchQuery(mine.myStableQuery(playerId)),
    queries.prefetchQuery(mine.myHorsesQuery(playerId)),
    queries.prefetchQuery(mine.myEntriesQuery(playerId)),
    queries.prefetchQuery(mine.myWalletsQuery(playerId)),
  ]);
}

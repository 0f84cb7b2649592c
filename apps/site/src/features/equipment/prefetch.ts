import type { QueryClient } from '@tanstack/react-query';
import { myStableQuery, myWalletsQuery } from '../stable/index.ts';
import { inventoryQuery, shopQuery } from './queries.ts';

/** What Buy Equipment asks for; nothing for a visitor, whose `playerId` is empty. */
export async function prefetchShop(queries: QueryClient, { playerId }: { playerId: string }) {
  if (playerId === '') return;
  await Promise.all([
    queries.prefetchQuery(shopQuery(playerId)),
    queries.prefetchQuery(myWalletsQuery(playerId)),
  ]);
}

/** What Apply Equipment asks for; nothing for a visitor. */
export async function prefetchInventory(queries: QueryClient, { playerId }: { playerId: string }) {
  if (playerId === '') return;
  await Promise.all([
    queries.prefetchQuery(inventoryQuery(playerId)),
    queries.prefetchQuery(myStableQuery(playerId)),
  ]);
}

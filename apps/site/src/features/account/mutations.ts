import type { WalletKind } from '@furlong/backend';
import type { Means, OwnerNameShown } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { securityApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { myWalletsQuery, stableKeys } from '../stable/index.ts';
import { myOwnerNameQuery, nextRenamingQuery } from './queries.ts';

interface Request {
  /** The server does what comes with the same id once, however often it is sent. */
  requestId: string;
}

/** Whole dollars that move between wallet and credits. */
export interface Transfer {
  amount: number;
  to: WalletKind;
}

/** Moves money between wallet and credits. Without an answer it may have moved all the same. */
export const transferMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (transfer: Transfer & Request): Promise<Means> =>
      callApi((api, client) => api.transferWallet(client, transfer)),
    onSettled: (_means, _error, _transfer, _before, { client }) =>
      invalidate(client, [stableKeys.wallets(playerId)]),
  });

/** Chooses where prizes go from now on. */
export const prizeWalletMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (choice: { prizesTo: WalletKind } & Request) =>
      callApi((api, client) => api.choosePrizeWallet(client, choice)),
    // What was chosen stands while it is asked for again.
    onSuccess: (_done, { prizesTo }, _before, { client }) =>
      client.setQueryData(
        myWalletsQuery(playerId).queryKey,
        (wallets) => wallets && { ...wallets, prizesTo },
      ),
    onSettled: (_done, _error, _choice, _before, { client }) =>
      invalidate(client, [stableKeys.wallets(playerId)]),
  });

/** Chooses what others read of the player's name. */
export const ownerNameMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (choice: { shown: OwnerNameShown } & Request) =>
      callApi((api, client) => api.showOwnerName(client, choice)),
    onSuccess: (_done, { shown }, _before, { client }) =>
      client.setQueryData(
        myOwnerNameQuery(playerId).queryKey,
        (name) => name && { ...name, shown },
      ),
    onSettled: (_done, _error, _choice, _before, { client }) =>
      invalidate(client, [myOwnerNameQuery(playerId).queryKey, stableKeys.stable(playerId)]),
  });

/** Renames the stable, once a season. */
export const renameStableMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (change: { name: string } & Request) =>
      callApi(securityApi, (api, client) => api.renameStable(client, change)),
    onSettled: (_done, _error, _change, _before, { client }) =>
      invalidate(client, [stableKeys.stable(playerId), nextRenamingQuery(playerId).queryKey]),
  });

/** Changes what the player is called in full. */
export const fullNameMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (change: { fullName: string } & Request) =>
      callApi(securityApi, (api, client) => api.changeOwnerName(client, change)),
    onSettled: (_done, _error, _change, _before, { client }) =>
      invalidate(client, [myOwnerNameQuery(playerId).queryKey, stableKeys.stable(playerId)]),
  });

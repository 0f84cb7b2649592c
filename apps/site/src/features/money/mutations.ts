import type { Receipt } from '@furlong/backend';
import type { CreditPack } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { moneyApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { limitsKey } from '../limits/index.ts';
import { stableKeys } from '../stable/index.ts';

/** Takes a pack of play credits. Without an answer it may have been given all the same. */
export const takeCreditsMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (pack: { amount: CreditPack; requestId: string }): Promise<Receipt> =>
      callApi(moneyApi, (api, client) => api.takeCredits(client, pack)),
    onSettled: (_receipt, _error, _pack, _before, { client }) =>
      invalidate(client, [stableKeys.wallets(playerId), limitsKey(playerId)]),
  });

import type { StatementLine, WalletKind } from '@furlong/backend';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { moneyApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import type { Subject } from '../../shared/format/moneySubjects.ts';
import { stableKeys } from '../stable/index.ts';
import { kindsOf } from './statementKinds.ts';

const pageSize = 25;

/** Beneath the key of the wallets: whatever moves money outdates what is told of it. */
const keyOf = (playerId: string) => [...stableKeys.wallets(playerId), 'statements'] as const;

/** The lines of one of the player's accounts about some subjects, or about all: the newest first, page by page. */
export const statementQuery = (
  playerId: string,
  { wallet, about }: { wallet: WalletKind; about: readonly Subject[] | null },
) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(playerId), wallet, about],
    initialPageParam: firstPage<Pick<StatementLine, 'id'>>(),
    queryFn: ({ pageParam }) =>
      callApi(moneyApi, (api, client) =>
        api.myStatement(client, {
          ...{ wallet, after: pageParam, limit: pageSize },
          kinds: about === null ? null : kindsOf(about),
        }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

/** The receipt of a pack that the player took; null where there is none of that number. */
export const receiptQuery = (playerId: string, number: number) =>
  queryOptions({
    queryKey: [...keyOf(playerId), 'receipt', number],
    queryFn: () => callApi(moneyApi, (api, client) => api.myReceipt(client, { number })),
  });

/** What the player's stable has paid into races and requests that are not over. */
export const heldMoneyQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...keyOf(playerId), 'held'],
    queryFn: () => callApi(moneyApi, (api, client) => api.myHeldMoney(client)),
  });

/** What the player's money did this season, week by week. */
export const seasonMoneyQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...keyOf(playerId), 'season'],
    queryFn: () => callApi(moneyApi, (api, client) => api.mySeasonMoney(client)),
  });

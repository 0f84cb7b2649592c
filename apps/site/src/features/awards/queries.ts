import type { Award } from '@furlong/backend';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { awardsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { playerKey } from '../../shared/api/playerKey.ts';

const pageSize = 25;

/** What the player's stable was awarded: the newest first, page by page. */
export const myAwardsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: [...playerKey(playerId), 'awards'],
    initialPageParam: firstPage<Pick<Award, 'key' | 'at'>>(),
    queryFn: ({ pageParam }) =>
      callApi(awardsApi, (api, client) =>
        api.myAwards(client, { after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

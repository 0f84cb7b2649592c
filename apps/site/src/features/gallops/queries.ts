import type { Gallop } from '@furlong/backend';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { gallopsApi } from '../../shared/api/domains.ts';
import { firstPage, keyAfterPage } from '../../shared/api/keyAfterPage.ts';
import { gallopsKey } from '../../shared/gallops/gallopNotebookQuery.ts';

/** More than a day has, so that the first page tells how many are left. */
const pageSize = 20;

/** The gallops that the player gave a horse, the newest first, page by page. */
export const gallopsQuery = (playerId: string, horseId: string) =>
  infiniteQueryOptions({
    queryKey: [...gallopsKey(playerId, horseId), 'history'] as const,
    initialPageParam: firstPage<Gallop>(),
    queryFn: ({ pageParam }) =>
      callApi(gallopsApi, (api, client) =>
        api.myGallops(client, { horseId, after: pageParam, limit: pageSize }),
      ),
    getNextPageParam: (page) => keyAfterPage(page, pageSize),
  });

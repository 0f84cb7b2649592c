import type * as Backend from '@furlong/backend';
import { backendAddress } from './address.ts';
import { fetchWithLimits } from './fetchWithLimits.ts';

type Api = typeof Backend;
type Client = ReturnType<Api['createBackend']>;

let loading: Promise<{ api: Api; client: Client }> | undefined;

/** The backend's client is a third of all script, so it comes after the first paint, once. */
function load() {
  loading ??= import('@furlong/backend').then((api) => ({
    api,
    client: api.createBackend({ ...backendAddress(), fetch: fetchWithLimits }),
  }));
  // A script that did not arrive is fetched again by the next call.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Calls one function of the backend: `callApi((api, client) => api.myHorses(client))`.
 * @throws GameError, whose `code` has its sentence in `@furlong/game/rules`
 */
export async function callApi<Result>(
  call: (api: Api, client: Client) => Result | Promise<Result>,
): Promise<Result> {
  const { api, client } = await load();
  return call(api, client);
}

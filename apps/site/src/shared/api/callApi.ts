import type * as Backend from '@furlong/backend';
import { keptHere } from '../keptHere.ts';
import { backendAddress } from './address.ts';
import { errorCodeOf } from './errorMessage.ts';
import { fetchWithLimits } from './fetchWithLimits.ts';

type Api = typeof Backend;
type Client = ReturnType<Api['createBackend']>;

let loading: Promise<{ api: Api; client: Client }> | undefined;

/** The backend's client is a third of all script, so it comes after the first paint, once. */
function load() {
  loading ??= import('@furlong/backend').then((api) => ({
    api,
    client: api.createBackend({
      ...backendAddress(),
      fetch: fetchWithLimits,
      storage: keptHere,
    }),
  }));
  // A script that did not arrive is fetched again by the next call.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const endListeners = new Set<() => void>();

/** Calls back when a call shows that the player's session has ended elsewhere. Returns what ends it. */
export function onSessionEnded(told: () => void): () => void {
  endListeners.add(told);
  return () => endListeners.delete(told);
}

/**
 * Calls one function of the backend: `callApi((api, client) => api.myHorses(client))`. A call whose
 * token was refused is made again with a new one; without one the session is dropped.
 * @throws GameError, whose `code` has its sentence in `@furlong/game/rules`
 */
export async function callApi<Result>(
  call: (api: Api, client: Client) => Result | Promise<Result>,
): Promise<Result> {
  const { api, client } = await load();
  try {
    return await call(api, client);
  } catch (error) {
    if (errorCodeOf(error) !== 'not_signed_in') throw error;
    const session = await api.renewSession(client);
    if (session === 'renewed') return call(api, client);
    if (session === 'ended') for (const told of endListeners) told();
    throw error;
  }
}

import type * as Core from '@furlong/backend/core';
import { keptHere } from '../keptHere.ts';
import { backendAddress } from './address.ts';
import { errorCodeOf } from './errorMessage.ts';
import { fetchWithLimits } from './fetchWithLimits.ts';

type Api = typeof Core;
type Client = ReturnType<Api['createBackend']>;

let loading: Promise<{ api: Api; client: Client }> | undefined;

/** The backend's client is a third of all script, so it comes after the first paint, once. */
function load() {
  loading ??= import('@furlong/backend/core').then((api) => ({
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

type Call<Domain, Result> = (api: Domain, client: Client) => Result | Promise<Result>;

/**
 * Calls one function of the backend: `callApi((api, client) => api.myHorses(client))`, or of a domain
 * that is fetched with the first call: `callApi(gallopsApi, (api, client) => api.myGallops(client))`.
 * A call whose token was refused is made again with a new one; without one the session is dropped.
 * @throws GameError, whose `code` has its sentence in `@furlong/game/rules`
 */
export function callApi<Result>(call: Call<Api, Result>): Promise<Result>;
export function callApi<Domain, Result>(
  domain: () => Promise<Domain>,
  call: Call<Domain, Result>,
): Promise<Result>;
export async function callApi<Domain, Result>(
  ...args: [Call<Api, Result>] | [() => Promise<Domain>, Call<Domain, Result>]
): Promise<Result> {
  if (args.length === 1) {
    const [call] = args;
    return withSession(({ api, client }) => call(api, client));
  }
  const [domain, call] = args;
  // Both are fetched at once.
  const [api] = await Promise.all([domain(), load()]);
  return withSession(({ client }) => call(api, client));
}

/** The data API and the account service each have a code for it. */
function sessionIsMissing(error: unknown) {
  const code = errorCodeOf(error);
  return code === 'not_signed_in' || code === 'session_not_found';
}

async function withSession<Result>(
  call: (loaded: { api: Api; client: Client }) => Result | Promise<Result>,
): Promise<Result> {
  const loaded = await load();
  const { api, client } = loaded;
  try {
    return await call(loaded);
  } catch (error) {
    if (!sessionIsMissing(error)) throw error;
    const session = await api.renewSession(client);
    if (session === 'renewed') return call(loaded);
    if (session === 'ended') for (const told of endListeners) told();
    throw error;
  }
}

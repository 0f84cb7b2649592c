import { type Backend, createBackend } from '@furlong/backend';

/** The path and parameters of what the client asks, taken from the client itself: nothing is sent. */
export async function requestOf(call: (backend: Backend) => Promise<unknown>): Promise<string> {
  let asked: URL | undefined;
  const backend = createBackend({
    url: 'http://recorded.example',
    key: 'sb_publishable_recorded',
    fetch: async (input, init) => {
      asked ??= new URL(new Request(input, init).url);
      return Response.json([]);
    },
  });
  // An empty answer is none for some calls.
  await call(backend).catch(() => undefined);
  if (asked === undefined) throw new Error('The call asks nothing.');
  return `${asked.pathname}${decodeURIComponent(asked.search)}`;
}

/**
 * Fetches so that a token's life counts from when it came, by this machine's clock. The client compares
 * the end that the account service tells, which is by the server's, with the clock of this machine: where
 * that is ahead by a token's life, it would ask for a new one at each load. Without that end it takes
 * `expires_in`.
 */
export function fetchTokensByLife(fetchNext: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchNext(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!response.ok || !/\/auth\/v1\/(token|signup)$/.test(pathname)) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (typeof body !== 'object' || body === null || !('expires_at' in body)) return response;
    const { expires_at: _serversEnd, ...session } = body;
    return Response.json(session, { status: response.status });
  };
}

/**
 * Fetches so that a refusal for too many requests keeps its Retry-After. The clients of supabase-js
 * hand on no headers, only the body: its message becomes the seconds to wait, empty where the
 * server did not say. Supabase's account service says them in its sentence alone.
 */
export function fetchWithRetryAfter(fetchNext: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchNext(input, init);
    if (response.status !== 429) return response;
    const seconds = retryAfterOf(response.headers) ?? secondsIn(await response.text());
    const message = seconds === null ? '' : String(seconds);
    const code = 'too_many_requests';
    const body = { code, error_code: code, msg: message, message, hint: code, details: null };
    return Response.json(body, { status: 429 });
  };
}

/** The seconds of a Retry-After header, which gives them or a date; null where it says nothing. */
function retryAfterOf(headers: Headers): number | null {
  const header = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(header)) return Number(header);
  // A date is told by the server's clock, and so is when it was said.
  const seconds = Math.ceil((Date.parse(header) - Date.parse(headers.get('date') ?? '')) / 1_000);
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0);
}

/** As in "you can only request this after 59 seconds"; null where the body says nothing of the kind. */
function secondsIn(body: string): number | null {
  const [, seconds] = /after (\d+) seconds/.exec(body) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

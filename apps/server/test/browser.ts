/** A browser's fetch, as far as it keeps cookies. */
export function browser(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', [...cookies.values()].join('; '));
    const answer = await fetch(request);
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return answer;
  };
}

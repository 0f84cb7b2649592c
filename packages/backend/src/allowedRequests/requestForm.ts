/** What a request asks for: its columns, embedding and order, or which sign-in it is. */
const literal = ['select', 'order', 'grant_type', 'scope'];

/** A second factor, or a login, is named in the path. */
const factor =
  /^(\/auth\/v1\/(?:factors|user\/identities)\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/;

/**
 * The form of a request: method, path and parameters, with the values that decide how much work
 * it is and without those that a player fills in. A filter is told by its column and operator.
 */
export function requestForm(method: string, { pathname, searchParams }: URL): string {
  const isTable = pathname.startsWith('/rest/');
  const parameters = [...searchParams].map(([name, value]) => {
    if (literal.includes(name)) return `${name}=${value}`;
    if (!isTable) return name;
    return name === 'limit' ? name : `${name}=${value.replace(/\..*$/s, '')}`;
  });
  const path = pathname.replace(factor, '$1id');
  return `${method} ${path}?${parameters.sort().join('&')}`;
}

/** How many rows of a table a request asks for at most; 0 where it does not say, NaN for what is no number. */
export function rowsAskedFor({ pathname, searchParams }: URL): number {
  if (!pathname.startsWith('/rest/')) return 0;
  const limits = searchParams
    .getAll('limit')
    .map((limit) => (/^\d+$/.test(limit) ? Number(limit) : NaN));
  return Math.max(0, ...limits);
}

/** The most rows that a list may be asked for at once. */
const mostRows = 100;

/** What a request asks for: its columns, embedding and order, or which sign-in it is. */
const literal = ['select', 'order', 'grant_type', 'scope'];

/**
 * The form of a request: method, path and parameters, with the values that decide how much work
 * it is and without those that a player fills in. A filter is told by its column and operator.
 */
export function requestForm(method: string, { pathname, searchParams }: URL): string {
  const isTable = pathname.startsWith('/rest/');
  const parameters = [...searchParams].map(([name, value]) => {
    if (literal.includes(name)) return `${name}=${value}`;
    if (!isTable) return name;
    if (name !== 'limit') return `${name}=${value.replace(/\..*$/s, '')}`;
    return /^\d+$/.test(value) && Number(value) <= mostRows ? name : `${name}=${value}`;
  });
  return `${method} ${pathname}?${parameters.sort().join('&')}`;
}

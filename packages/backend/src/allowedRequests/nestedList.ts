/**
 * The argument that is a list of lists or of objects, by its name; null for none. No function of the database
 * takes one: it would fail on it, instead of refusing it.
 */
export function nestedList(body: Readonly<Record<string, unknown>>): string | null {
  const [found] = Object.entries(body).find(([, value]) => isNested(value)) ?? [];
  return found ?? null;
}

function isNested(value: unknown): boolean {
  return Array.isArray(value) && value.some((each) => typeof each === 'object' && each !== null);
}

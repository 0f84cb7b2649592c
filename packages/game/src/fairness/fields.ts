/** An object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The object that a JSON text holds, or null if it holds none. */
export function parseObject(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

export function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** The number of the receipt that an address names; null for none, and for what is no number. */
export function readReceipt(search: URLSearchParams): number | null {
  const text = search.get('receipt') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

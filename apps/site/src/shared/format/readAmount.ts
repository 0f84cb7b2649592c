/** Whole dollars of what was typed, such as "1,200" or "$1200"; null for anything else. */
export function readAmount(text: string): number | null {
  if (!/^\s*\$?[\d,]{1,13}\s*$/.test(text)) return null;
  const amount = Number(text.replaceAll(/[^\d]/g, ''));
  return amount > 0 ? amount : null;
}

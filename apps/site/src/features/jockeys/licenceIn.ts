import { jockeyOf } from '@furlong/game/rules';

/** The licence that a part of an address names, or null if it is nobody's. */
export function licenceIn(text: string): number | null {
  if (!/^[1-9]\d{0,3}$/.test(text)) return null;
  return jockeyOf(Number(text))?.licence ?? null;
}

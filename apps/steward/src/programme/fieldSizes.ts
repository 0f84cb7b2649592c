import { MINUTE } from '@furlong/game/rules';

/** How many runners the house brings a race to: some while it is open, more when entries close. */
export interface FieldSizes {
  /** 4 to 7; of a final and a consolation, all that are drawn. */
  opening: number;
  /** 9 or 10; 12 of those. */
  final: number;
}

/** The sizes differ from race to race, and are the same whichever steward computes them. */
export function fieldSizes(offAt: number): FieldSizes {
  const minute = Math.floor(offAt / MINUTE);
  // Multiplied by a large odd number, so that neighbouring races look unlike each other.
  const hash = Math.imul(minute, 0x9e3779b1) >>> 0;
  return { opening: 4 + (hash >>> 30), final: 9 + ((hash >>> 29) & 1) };
}

import type { Silks, SilksColour } from './silks.ts';

/** A runner of one race, and the colours that its owner has registered. */
export interface ColouredRunner {
  readonly horseId: string;
  readonly stableId: string;
  /** Milliseconds since 1970. */
  readonly enteredAt: number;
  readonly silks: Silks;
}

/** Caps of an owner's second runner, third and so on, far apart from each other. */
const caps: readonly SilksColour[] = ['white', 'red', 'black', 'yellow', 'royal blue', 'pink'];

/** The colours with the cap of the owner's `earlier + 1`st runner: plain, and unlike the owner's own. */
function withCap(silks: Silks, earlier: number): Silks {
  if (earlier === 0) return silks;
  const others = caps.filter((cap) => !silks.capColours.includes(cap));
  const cap = others[(earlier - 1) % others.length] ?? 'white';
  return { ...silks, cap: 'plain', capColours: [cap, cap] };
}

/**
 * The colours that each horse carries in a race, by its id. Where an owner runs several, the one
 * entered first carries the owner's own and each of the others a distinguishing cap.
 */
export function raceColours(runners: readonly ColouredRunner[]): ReadonlyMap<string, Silks> {
  const seen = new Map<string, number>();
  const byEntry = runners.toSorted(
    (a, b) => a.enteredAt - b.enteredAt || (a.horseId < b.horseId ? -1 : 1),
  );
  return new Map(
    byEntry.map(({ horseId, stableId, silks }) => {
      const earlier = seen.get(stableId) ?? 0;
      seen.set(stableId, earlier + 1);
      return [horseId, withCap(silks, earlier)];
    }),
  );
}

import { type Silks, type SilksColour, silksColours } from './silks.ts';
import { areCapsAlike, areJacketsAlike, distanceFromCaps, isClearOf } from './silksDistance.ts';

/** A runner of one race, and the colours that its owner has registered. */
export interface ColouredRunner {
  readonly horseId: string;
  /** Milliseconds since 1970. */
  readonly enteredAt: number;
  readonly silks: Silks;
}

/** The caps that are given first, far apart from each other. */
const caps: readonly SilksColour[] = ['white', 'red', 'black', 'yellow', 'royal blue', 'pink'];

/** The colours with a plain cap that is told from those of the jackets like it. */
function withCap(silks: Silks, alike: readonly Silks[]): Silks {
  const byDistance = silksColours.toSorted(
    (a, b) => distanceFromCaps(b, alike) - distanceFromCaps(a, alike),
  );
  const cap = caps.find((each) => isClearOf(each, alike)) ?? byDistance[0] ?? 'white';
  return { ...silks, cap: 'plain', capColours: [cap, cap] };
}

/**
 * The colours that each horse carries in a race, by its id. Where two would be taken for each other,
 * of one owner or of two, the one entered first carries its owner's own and the other a distinguishing
 * cap. The order of entry is the one that neither the draw nor the result changes.
 */
export function raceColours(runners: readonly ColouredRunner[]): ReadonlyMap<string, Silks> {
  const carried: (readonly [horseId: string, silks: Silks])[] = [];
  const byEntry = runners.toSorted(
    (a, b) => a.enteredAt - b.enteredAt || (a.horseId < b.horseId ? -1 : 1),
  );
  for (const { horseId, silks } of byEntry) {
    const alike = carried
      .map(([, earlier]) => earlier)
      .filter((earlier) => areJacketsAlike(earlier, silks));
    const isTold = alike.every((earlier) => !areCapsAlike(earlier, silks));
    carried.push([horseId, isTold ? silks : withCap(silks, alike)]);
  }
  return new Map(carried);
}

import type { Foundation } from '../horses/foundation.ts';
import type { Silks } from '../silks/silks.ts';

/** A stable as it is founded by the house. */
export interface StableFoundation {
  readonly name: string;
  readonly ownerName: string;
  readonly silks: Silks;
}

/** A house horse, and the name of the house stable that it stands in. */
export interface HouseHorse extends Foundation {
  readonly stableName: string;
}

import type { Division } from '../championships/divisions.ts';
import { type Contender, championshipOrder } from '../championships/order.ts';
import { sha256 } from './hash.ts';

/** A horse as it stood in its division when the final was drawn; of a horse of the house that ran in no qualifier its rating alone. */
interface DrawnContender
  extends Pick<Contender, 'horseId' | 'points' | 'earnings' | 'automatic' | 'rating'> {
  /** Null for one that ran in none. */
  readonly bestPlace: number | null;
  readonly bestAt: number | null;
}

/** What a final and its consolation were drawn from. */
export interface ChampionshipDraw {
  readonly season: number;
  readonly division: Division;
  /** Of the season, revealed by its first draw; 64 hex digits. */
  readonly seed: string;
  /** Published when the season's first race was opened. */
  readonly seedHash: string;
  readonly contenders: readonly DrawnContender[];
}

/** What is published of a season's seed before it is revealed. */
export function seasonSeedHash(season: number, seed: string): Promise<string> {
  return sha256(`furlong-season-1:${season}:${seed}`);
}

/** A horse's lot in a season, which decides between horses that are level in everything. */
function championshipLot(seed: string, horseId: string): Promise<string> {
  return sha256(`${seed}:${horseId}`);
}

/** Who takes the places of a final and its consolation, by the published table and the season's seed alone. */
export async function orderOfDraw({ seed, contenders }: ChampionshipDraw): Promise<string[]> {
  const drawn = await Promise.all(
    contenders.map(async (each) => ({ ...each, lot: await championshipLot(seed, each.horseId) })),
  );
  const ran = drawn.filter((each): each is typeof each & Contender => each.bestPlace !== null);
  return championshipOrder(
    ran,
    drawn.filter(({ bestPlace }) => bestPlace === null),
  );
}

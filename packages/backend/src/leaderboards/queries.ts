import type { BoardScope, Lens, Sex } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { LeadingHorse, LeadingStable, OwnStanding, Standing } from './rows.ts';
import {
  type LeadingHorseRow,
  type LeadingStableRow,
  type OwnStandingRow,
  toLeadingHorse,
  toLeadingStable,
  toOwnStanding,
} from './toRows.ts';

/** A board: by what it ranks, and of which races. */
export interface Board {
  readonly lens: Lens;
  /** Null for all. */
  readonly season: number | null;
}

/** A board of horses. */
export interface HorseBoard extends Board {
  /** Null for all races. */
  readonly scope: BoardScope | null;
  /** Null for both. */
  readonly sex: Sex | null;
}

interface Page {
  /** The last row of the page before. */
  readonly after?: Pick<Standing, 'id' | 'score' | 'level'> | null;
  /** At most 100. */
  readonly limit: number;
}

const boardOf = ({ lens, season }: Board) => ({
  p_lens: lens,
  ...(season !== null && { p_season: season }),
});

const horsesOf = ({ scope, sex, ...board }: HorseBoard) => ({
  ...boardOf(board),
  ...(scope !== null && { p_scope: scope }),
  ...(sex !== null && { p_sex: sex }),
});

const pageOf = ({ after, limit }: Page) => ({
  ...(after && { p_after_score: after.score, p_after_level: after.level, p_after_id: after.id }),
  p_limit: limit,
});

/** The stables in their order by a lens, the house's among them. */
export async function leadingStables(
  backend: Backend,
  { after, limit, ...board }: Board & Page,
): Promise<LeadingStable[]> {
  const rows = await unwrap(
    backend
      .rpc('leading_stables', { ...boardOf(board), ...pageOf({ after: after ?? null, limit }) })
      .overrideTypes<LeadingStableRow[], { merge: false }>(),
  );
  return rows.map(toLeadingStable);
}

/** The horses in their order by a lens, the house's among them. */
export async function leadingHorses(
  backend: Backend,
  { after, limit, ...board }: HorseBoard & Page,
): Promise<LeadingHorse[]> {
  const rows = await unwrap(
    backend
      .rpc('leading_horses', { ...horsesOf(board), ...pageOf({ after: after ?? null, limit }) })
      .overrideTypes<LeadingHorseRow[], { merge: false }>(),
  );
  return rows.map(toLeadingHorse);
}

/** Where the player's stable stands; null while it is not on the board. @throws GameError 'no_stable' */
export async function myStableStanding(
  backend: Backend,
  board: Board,
): Promise<OwnStanding | null> {
  const [row] = await unwrap(
    backend
      .rpc('my_stable_standing', boardOf(board))
      .overrideTypes<OwnStandingRow[], { merge: false }>(),
  );
  return row === undefined ? null : toOwnStanding(row);
}

/** Where the first of the player's horses stands; null while none is on the board. @throws GameError 'no_stable' */
export async function myHorseStanding(
  backend: Backend,
  board: HorseBoard,
): Promise<OwnStanding | null> {
  const [row] = await unwrap(
    backend
      .rpc('my_horse_standing', horsesOf(board))
      .overrideTypes<OwnStandingRow[], { merge: false }>(),
  );
  return row === undefined ? null : toOwnStanding(row);
}

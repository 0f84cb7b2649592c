import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * The player has read how a season ended: it is not told again by itself.
 * @throws GameError 'bad_request' for one that is not over
 */
export async function seeSeasonTurn(
  backend: Backend,
  { season }: { season: number },
): Promise<void> {
  await unwrap(backend.rpc('see_season_turn', { p_season: season }));
}

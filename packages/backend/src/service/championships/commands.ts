import type { Division } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** Binds a season to the seed of its lots, 64 hex digits. A second call changes nothing. */
export async function openChampionshipSeason(
  backend: ServiceBackend,
  { season, seed, at }: { season: number; seed: string; at: number },
): Promise<void> {
  await unwrap(
    backend.rpc('open_championship_season', {
      ...{ p_season: season, p_seed: seed, p_at: formatTimestamp(at) },
    }),
  );
}

/**
 * Draws a division's final and its consolation, which reveals the season's seed. False while a qualifier of
 * the season is not settled. A second call changes nothing.
 */
export async function drawChampionship(
  backend: ServiceBackend,
  { season, division, at }: { season: number; division: Division; at: number },
): Promise<boolean> {
  return unwrap(
    backend.rpc('draw_championship', {
      ...{ p_season: season, p_division: division, p_at: formatTimestamp(at) },
    }),
  );
}

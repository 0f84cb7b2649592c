import type { PublicHorse, Race, Runner, Stable, StableRecord } from '@furlong/backend';
import type { TrackId } from '@furlong/game/rules';

/** What the picture of a link shows, as the database holds it; the club itself for all other pages. */
export type Picture =
  | { of: 'club' }
  | { of: 'track'; trackId: TrackId }
  | { of: 'race'; race: Race; runners: readonly Runner[] }
  /** In a season, which is what a horse's age goes by. */
  | { of: 'horse'; horse: PublicHorse; season: number }
  | { of: 'stable'; stable: Stable; record: StableRecord };

import { DAY, formatGoing, goingOfDay, type Surface, type TrackId } from '@furlong/game/rules';
import { Going } from '@furlong/ui';

export interface TrackGoingProps {
  trackId: TrackId;
  surface: Surface;
  /** The server's time, ms. */
  now: number;
}

/** How a track rides today. */
export function TrackGoing({ trackId, surface, now }: TrackGoingProps) {
  const going = goingOfDay(trackId, surface, Math.floor(now / DAY));
  return <Going description={formatGoing(going, surface)} going={going} />;
}

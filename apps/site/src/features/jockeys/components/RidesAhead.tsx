import type { RideAhead } from '@furlong/backend';
import { ButtonLink, EmptyState, RideTable } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { toAheadRows } from '../toRideRows.ts';

/** What a jockey rides next, and whose owners have asked. */
export function RidesAhead({ rides, now }: { rides: readonly RideAhead[]; now: number }) {
  if (rides.length === 0) {
    return (
      <EmptyState
        title="No ride is booked"
        quiet
        hint="Jockeys are booked when a race’s entries close. Ask for this one when you enter a horse."
        action={<ButtonLink href={paths.enterRace()}>Enter a race</ButtonLink>}
      />
    );
  }
  return <RideTable caption="Rides ahead" rows={toAheadRows(rides, now)} />;
}

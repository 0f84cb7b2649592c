import type { JockeyRide, RideAhead } from '@furlong/backend';
import { formatMoney, tracks } from '@furlong/game/rules';
import type { RideRow } from '@furlong/ui';
import { formatChance } from '../../shared/format/chance.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

type Mounted = Omit<RideAhead, 'booked'>;

function toRow(ride: Mounted, now: number): Omit<RideRow, 'outcome' | 'chance' | 'prize'> {
  return {
    id: ride.id,
    race: ride.raceName,
    raceHref: paths.race(ride.raceId),
    where: tracks[ride.trackId].name,
    metres: ride.distance,
    when: formatWhen(ride.offAt, now),
    horse: ride.horseName,
    horseHref: paths.horse(ride.horseId),
    stable: ride.stableName,
    stableHref: paths.publicStable(ride.stableId),
    silks: ride.silks,
  };
}

/** Rides that are over, as the table shows them. */
export function toRideRows(rides: readonly JockeyRide[], now: number): RideRow[] {
  return rides.map((ride) => ({
    ...toRow(ride, now),
    outcome: { type: 'ran', place: ride.place, of: ride.runners },
    chance: ride.winChance === null ? null : formatChance(ride.winChance),
    prize: formatMoney(ride.prize),
  }));
}

/** Rides ahead. */
export function toAheadRows(rides: readonly RideAhead[], now: number): RideRow[] {
  return rides.map((ride) => ({
    ...toRow(ride, now),
    outcome: { type: ride.booked ? 'booked' : 'asked' },
    chance: null,
    prize: null,
  }));
}

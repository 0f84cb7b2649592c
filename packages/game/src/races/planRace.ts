import { type Specialty, specialties } from '../horses/specialty.ts';
import { pick } from '../lists/pick.ts';
import { DAY } from '../season/durations.ts';
import { seasonAt } from '../season/season.ts';
import { tracksInSeason } from '../tracks/inSeason.ts';
import { tracks } from '../tracks/tracks.ts';
import { goingOn } from './goingOn.ts';
import { ladder, novice } from './ladder.ts';
import type { RaceTerms } from './race.ts';
import { raceName } from './raceNames.ts';

interface Slot {
  /** Consecutive slots have consecutive numbers. */
  readonly number: number;
  readonly offAt: number;
  /** Any 32-bit integer. */
  readonly chance: number;
}

interface Trip {
  readonly distance: number;
  readonly suitableFor: readonly Specialty[];
}

/** Distances near the edge of a band suit the specialists of both bands. */
const trips: Readonly<Record<Specialty, readonly Trip[]>> = {
  Sprint: [
    { distance: 1000, suitableFor: ['Sprint'] },
    { distance: 1200, suitableFor: ['Sprint'] },
    { distance: 1300, suitableFor: ['Sprint', 'Mile'] },
  ],
  Mile: [
    { distance: 1400, suitableFor: ['Sprint', 'Mile'] },
    { distance: 1600, suitableFor: ['Mile'] },
    { distance: 1700, suitableFor: ['Mile', 'Middle Distance'] },
  ],
  'Middle Distance': [
    { distance: 1800, suitableFor: ['Mile', 'Middle Distance'] },
    { distance: 2000, suitableFor: ['Middle Distance'] },
    { distance: 2100, suitableFor: ['Middle Distance', 'Long Distance'] },
  ],
  'Long Distance': [
    { distance: 2200, suitableFor: ['Middle Distance', 'Long Distance'] },
    { distance: 2400, suitableFor: ['Long Distance'] },
  ],
};

const noviceTrips: readonly Trip[] = [
  { distance: 1200, suitableFor: ['Sprint', 'Mile'] },
  { distance: 1400, suitableFor: ['Sprint', 'Mile'] },
];

/** Coprime to the ladder's length: the programme visits every step before it repeats one. */
const LADDER_STRIDE = 7;

/** Plans the race of one slot. */
export function planRace({ number, offAt, chance }: Slot): RaceTerms {
  const forNovices = number % 2 === 0;
  const turn = Math.floor(number / 2);
  const lap = Math.floor(turn / ladder.length);
  const step = forNovices ? novice : pick(ladder, turn * LADDER_STRIDE);
  const specialty = pick(specialties, turn + lap);
  const { distance, suitableFor } = pick(forNovices ? noviceTrips : trips[specialty], chance >>> 4);
  const inSeason = tracksInSeason(seasonAt(offAt));
  const track = tracks[pick(inSeason, number + Math.floor(number / inSeason.length))];
  const surface = pick(track.surfaces, chance >>> 8);
  return {
    name: raceName(step.grade, number, chance),
    trackId: track.id,
    distance,
    surface,
    going: goingOn(track.id, surface, Math.floor(offAt / DAY)),
    ...step,
    suitableFor,
  };
}

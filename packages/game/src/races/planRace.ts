import { specialties } from '../horses/specialty.ts';
import { pick } from '../lists/pick.ts';
import { DAY } from '../season/durations.ts';
import { seasonAt } from '../season/season.ts';
import { tracksInSeason } from '../tracks/inSeason.ts';
import { tracks } from '../tracks/tracks.ts';
import { distances, noviceDistances } from './distances.ts';
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

/** Coprime to the ladder's length: the programme visits every step before it repeats one. */
const LADDER_STRIDE = 7;

/** Plans the race of one slot. */
export function planRace({ number, offAt, chance }: Slot): RaceTerms {
  const forNovices = number % 2 === 0;
  const turn = Math.floor(number / 2);
  const lap = Math.floor(turn / ladder.length);
  const step = forNovices ? novice : pick(ladder, turn * LADDER_STRIDE);
  const specialty = pick(specialties, turn + lap);
  const { distance, suitableFor } = pick(
    forNovices ? noviceDistances : distances[specialty],
    chance >>> 4,
  );
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

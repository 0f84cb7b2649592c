import { specialties } from '../horses/specialty.ts';
import { pick } from '../lists/pick.ts';
import { DAY } from '../season/durations.ts';
import { seasonAt } from '../season/season.ts';
import { tracks } from '../tracks/tracks.ts';
import { tracksInSeason } from '../tracks/tracksInSeason.ts';
import { noviceClass, raceClasses } from './classes.ts';
import { distances, noviceDistances } from './distances.ts';
import { goingOfDay } from './goingOfDay.ts';
import type { RaceTerms } from './race.ts';
import { raceName } from './raceNames.ts';

interface Slot {
  /** Consecutive slots have consecutive numbers. */
  readonly number: number;
  readonly offAt: number;
  /** Any 32-bit integer. */
  readonly chance: number;
}

/**
 * Coprime to the number of classes: the programme visits every one before it repeats one. And far from a
 * simple share of it, so that neighbours in the list lie apart in the programme.
 */
const CLASS_STRIDE = 17;

/** Plans the race of one slot. */
export function planRace({ number, offAt, chance }: Slot): RaceTerms {
  const forNovices = number % 2 === 0;
  const turn = Math.floor(number / 2);
  const lap = Math.floor(turn / raceClasses.length);
  const raceClass = forNovices ? noviceClass : pick(raceClasses, turn * CLASS_STRIDE);
  const specialty = pick(specialties, turn + lap);
  const { distance, suitableFor } = pick(
    forNovices ? noviceDistances : distances[specialty],
    chance >>> 4,
  );
  const inSeason = tracksInSeason(seasonAt(offAt));
  const track = tracks[pick(inSeason, number + Math.floor(number / inSeason.length))];
  const surface = pick(track.surfaces, chance >>> 8);
  return {
    name: raceName(raceClass.grade, number, chance),
    trackId: track.id,
    distance,
    surface,
    going: goingOfDay(track.id, surface, Math.floor(offAt / DAY)),
    ...raceClass,
    suitableFor,
    championship: null,
  };
}

import type { Course, ListedRace } from '@furlong/backend';
import {
  formatMoney,
  formatRaceTime,
  type Grade,
  isHandicap,
  ladder,
  type RaceClass,
  tracks,
  winnersPrize,
} from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { dotted } from '../../shared/format/dotted.ts';
import { formatEntryFee } from '../../shared/format/entryFee.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { forWhom } from '../races/index.ts';

/** A race of a class that is still to come. */
export interface NextRace {
  id: string;
  name: string;
  href: string;
  /** "Today 14:30 · Ashford Downs · 1600 m Turf". */
  terms: string;
  /** The record over its course and distance, with the race that set it; null before the first. */
  record: { time: string; href: string } | null;
}

/** A class of the ladder in words and figures. */
export interface RungWords {
  grade: Grade;
  /** How the weights are made: "Handicap" or "Level weights". */
  weights: string;
  /** Who may run, one line for each kind of race: "3yo+ · rated 60 to 80". */
  kinds: readonly string[];
  purse: string;
  toTheWinner: string;
  entry: string;
  most: number;
  next: readonly NextRace[];
}

/** How many of the races to come are told of a class. */
const told = 3;

/**
 * The ladder as the programme has it.
 * @param open all races to come, the first off first
 * @param now the server's time, ms
 */
export const toRungs = (
  open: readonly ListedRace[],
  courses: readonly Course[],
  now: number,
): RungWords[] =>
  ladder.map(({ grade, races }) => {
    const first = firstOf(races);
    return {
      grade,
      weights: isHandicap(grade) ? 'Handicap' : 'Level weights',
      kinds: races.map(forWhom),
      purse: formatMoney(first.purse),
      toTheWinner: formatMoney(winnersPrize(first)),
      entry: formatEntryFee(first.entryFee),
      most: first.maxEntries,
      next: open
        .filter((race) => race.grade === grade && race.offAt > now)
        .slice(0, told)
        .map((race) => toNextRace(race, courses, now)),
    };
  });

function toNextRace(race: ListedRace, courses: readonly Course[], now: number): NextRace {
  const course = courses.find(
    ({ trackId, surface, distance }) =>
      trackId === race.trackId && surface === race.surface && distance === race.distance,
  );
  return {
    id: race.id,
    name: race.name,
    href: paths.race(race.id),
    terms: dotted([
      formatWhen(race.offAt, now),
      tracks[race.trackId].name,
      `${formatMetres(race.distance)} ${race.surface}`,
    ]),
    record: course
      ? { time: formatRaceTime(course.record.timeMs), href: paths.race(course.record.raceId) }
      : null,
  };
}

/** All races of a class have one purse, one fee and one size of field. */
function firstOf([first]: readonly RaceClass[]): RaceClass {
  if (first === undefined) throw new RangeError('A class without races is not on the ladder.');
  return first;
}

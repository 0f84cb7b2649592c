import { agesInWords } from '../horses/age.ts';
import { pick } from '../lists/pick.ts';
import { conditionsInWords, feeOf, fieldOf, purses } from '../races/classes.ts';
import { goingOfDay } from '../races/goingOfDay.ts';
import type { PlannedRace } from '../races/programme.ts';
import type { Grade } from '../races/race.ts';
import { raceName } from '../races/raceNames.ts';
import { hashText } from '../random/hashText.ts';
import { DAY, HOUR, MINUTE } from '../season/durations.ts';
import { seasonAt } from '../season/season.ts';
import { tracks } from '../tracks/tracks.ts';
import { tracksInSeason } from '../tracks/tracksInSeason.ts';
import { finalOf, startOf } from './dates.ts';
import { type Division, divisionNames, divisionRules, divisions } from './divisions.ts';
import { qualifierPoints } from './points.ts';
import type { RaceChampionship } from './raceChampionship.ts';

/** A race of the championships, as their calendar plans it. */
export interface ChampionshipRace extends PlannedRace {
  readonly championship: RaceChampionship;
}

const QUALIFYING_WEEKS = 10;
/** Its Sunday's qualifier takes the winner straight to the final. */
export const automaticWeeks = [4, 7, 10];

/** Classes of qualifiers, each a rung above the one before. */
const rungs = ['Class 5', 'Class 4', 'Class 3', 'Class 2', 'Listed', 'Grade 3'] as const;

/** Days after Monday on which every division has a qualifier, its rung and its band: a rung a day. */
const qualifyingDays: readonly (readonly [day: number, rung: number, min: number, max: number])[] =
  [
    [2, 1, 60, 80],
    [4, 2, 72, 92],
    [5, 3, 82, 106],
    [6, 4, 90, 140],
  ];
const automaticDay = [6, 5, 95, 140] as const;

/** Qualifiers of a day are off every two hours from 10:05 UTC, a division in turn. */
const FIRST_OFF = 10 * HOUR + 5 * MINUTE;
const BETWEEN_OFFS = 2 * HOUR;

/** The races of the championships whose off times lie in [from, to), ms since 1970, the first off first. */
export function championshipProgramme({
  from,
  to,
}: {
  readonly from: number;
  readonly to: number;
}): ChampionshipRace[] {
  const first = seasonAt(from);
  const seasons = Array.from({ length: seasonAt(to) - first + 1 }, (_, index) => first + index);
  return seasons
    .flatMap((season) => divisions.flatMap((division) => racesOf(season, division)))
    .filter(({ offAt }) => offAt >= from && offAt < to)
    .sort((a, b) => a.offAt - b.offAt);
}

/** Everything a division runs in a season: forty qualifiers, a final, a consolation. */
function racesOf(season: number, division: Division): ChampionshipRace[] {
  const qualifiers = Array.from({ length: QUALIFYING_WEEKS }, (_, index) => index + 1).flatMap(
    (week) => qualifyingDays.map((_, turn) => qualifier(season, division, week, turn)),
  );
  return [
    ...qualifiers,
    finalRace(season, division, 'final'),
    finalRace(season, division, 'consolation'),
  ];
}

function qualifier(
  season: number,
  division: Division,
  week: number,
  turn: number,
): ChampionshipRace {
  const automatic = automaticWeeks.includes(week) && turn === qualifyingDays.length - 1;
  const [day, rung, min, max] = automatic ? automaticDay : pick(qualifyingDays, turn);
  const place = (divisions.indexOf(division) + week) % divisions.length;
  const offAt = startOf(season, week) + day * DAY + FIRST_OFF + place * BETWEEN_OFFS;
  const { ageClass, femalesOnly, distances, easier, below } = divisionRules[division];
  const grade: Grade = pick(rungs, rung - below);
  const minRating = easier === null ? null : min - easier;
  const maxRating = easier === null || max === 140 ? null : max;
  const who = femalesOnly ? `fillies and mares, ${agesInWords[ageClass]}` : agesInWords[ageClass];
  const slot = `championship ${season} ${division} ${week} ${turn + 1}`;
  const number = (season * QUALIFYING_WEEKS + week) * 24 + turn * 6 + divisions.indexOf(division);
  return {
    ...raceIn(division, { slot, offAt, grade, distance: pick(distances, week + turn) }),
    name: raceName(grade, number, hashText(slot)),
    conditions: conditionsInWords(grade, who, minRating, maxRating),
    entryFee: feeOf(grade),
    ...{ minRating, maxRating, maxEntries: fieldOf(grade) },
    championship: {
      ...{ season, division, kind: 'qualifier', automatic },
      points: qualifierPoints(week),
    },
  };
}

function finalRace(
  season: number,
  division: Division,
  kind: 'final' | 'consolation',
): ChampionshipRace {
  const { finalOffAt, consolationOffAt } = finalOf(season, division);
  const isFinal = kind === 'final';
  const { finalGrade, consolationGrade, finalDistance } = divisionRules[division];
  const name = divisionNames[division];
  return {
    ...raceIn(division, {
      slot: `championship ${season} ${division} ${kind}`,
      offAt: isFinal ? finalOffAt : consolationOffAt,
      grade: isFinal ? finalGrade : consolationGrade,
      distance: finalDistance,
    }),
    name: isFinal ? `${name} Championship` : `${name} Consolation`,
    conditions: isFinal
      ? 'At level weights, with allowances for age and sex, for the twelve that won their way in or have most points.'
      : 'At level weights, with allowances for age and sex, for the twelve that follow those of the final.',
    entryFee: 0,
    ...{ minRating: null, maxRating: null, maxEntries: 12 },
    championship: { season, division, kind, points: [], automatic: false },
  };
}

/** What every race of a division has. */
function raceIn(
  division: Division,
  race: { slot: string; offAt: number; grade: Grade; distance: number },
) {
  const { ageClass, suitableFor } = divisionRules[division];
  const chance = hashText(race.slot);
  const track = tracks[pick(tracksInSeason(seasonAt(race.offAt)), chance)];
  const surface = pick(track.surfaces, chance >>> 8);
  return {
    ...race,
    ...{ trackId: track.id, surface, ageClass, suitableFor },
    going: goingOfDay(track.id, surface, Math.floor(race.offAt / DAY)),
    purse: purses[race.grade],
    noviceStablesOnly: false,
    claimPrice: null,
  };
}

import type { ListedRace } from '@furlong/backend';
import {
  championshipProgramme,
  conditionsMet,
  MINUTE,
  type PlannedRace,
  programme,
  type Sex,
  type Specialty,
  suitable,
} from '@furlong/game/rules';

/** A race of the programme; `open` is null before it is opened for entries. */
export type ProgrammedRace = PlannedRace & { readonly open: ListedRace | null };

/**
 * The races of a span, the first off first: those that are open, and beyond the last of them those that
 * the programme has planned. The programme is the same for everybody who knows how far its races are
 * apart, which is read off those that are open: with fewer than two of them, nothing is planned. Races of
 * championships have a calendar of their own.
 * @param open the races to come, the first off first
 * @param span [from, to) in ms since 1970
 */
export function racesOfDay(
  open: readonly ListedRace[],
  { from, to }: { from: number; to: number },
): ProgrammedRace[] {
  const listed = open
    .filter(({ offAt }) => offAt >= from && offAt < to)
    .map((race) => ({ ...race, slot: race.id, open: race }));
  const planned = [...programmeBeyond(open, from, to), ...championshipsBeyond(open, from, to)];
  return [...listed, ...planned.map((race) => ({ ...race, open: null }))].sort(
    (a, b) => a.offAt - b.offAt,
  );
}

/** What the programme has planned after the last of its races that is open. */
function programmeBeyond(open: readonly ListedRace[], from: number, to: number): PlannedRace[] {
  // Finals are open for longer than all others, and what owners asked for is off whenever it is full.
  const regular = open.filter(({ championship, requested }) => championship === null && !requested);
  const everyMinutes = minutesApart(regular);
  const last = regular.at(-1);
  if (everyMinutes === null || last === undefined || last.offAt >= to) return [];
  return programme({ from: Math.max(from, last.offAt + 1), to, everyMinutes, seed: null });
}

/** What the calendar of the championships has, but for what is open already. */
function championshipsBeyond(open: readonly ListedRace[], from: number, to: number): PlannedRace[] {
  if (open.length === 0) return [];
  const opened = open.filter(({ championship }) => championship !== null);
  return championshipProgramme({ from, to }).filter(({ offAt }) =>
    opened.every((race) => race.offAt !== offAt),
  );
}

/** Whole minutes from one off to the next; null where fewer than two are known. */
function minutesApart(races: readonly Pick<ListedRace, 'offAt'>[]): number | null {
  const apart = races
    .slice(1)
    .map(({ offAt }, index) => Math.round((offAt - (races[index]?.offAt ?? offAt)) / MINUTE))
    .filter((minutes) => minutes > 0);
  return apart.length === 0 ? null : Math.min(...apart);
}

interface Horse {
  readonly sex: Sex;
  readonly specialty: Specialty;
  readonly rating: number;
  readonly birthSeason: number;
  readonly wins: number;
}

/** Those of the horses that suit a race and meet its conditions. */
export function suitedTo<Candidate extends Horse>(
  race: Pick<PlannedRace, 'suitableFor' | 'offAt'> & Parameters<typeof conditionsMet>[0],
  horses: readonly Candidate[],
): Candidate[] {
  return horses.filter(
    (horse) => suitable(horse.specialty, race.suitableFor) && conditionsMet(race, horse),
  );
}

import type { ListedRace, OwnHorse, UpcomingEntry } from '@furlong/backend';
import { ageInSeason, gender, mayRunAt, ratingBand, seasonAt, tracks } from '@furlong/game/rules';
import type { YardHorse } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { fitnessOf } from '../../shared/format/fitnessOf.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { formatSoon } from '../../shared/format/time.ts';
import { sayRest } from '../../shared/horses/energy.ts';
import { paths } from '../../shared/paths.ts';
import { isRunning } from '../../shared/races/isRunning.ts';
import { nextRaceFor, type RacesAhead, sayNoRace } from '../../shared/races/nextRace.ts';

/** What decides which race is next for a horse. */
export interface YardFacts extends RacesAhead {
  /** Next off first. */
  entries: readonly UpcomingEntry[];
  /** In which request each horse waits that waits in one, by its id. */
  waiting: ReadonlyMap<string, string>;
}

/** A horse of the yard; its countdown is drawn where it ticks. */
export type YardBox = Omit<YardHorse, 'atWork'> & { atWorkUntil: number | null };

/** A horse of the yard, with when it is its turn: ms, first first. */
type Turn = { turn: number; row: YardBox };

/** The yard: who is entered by the off, then who could be by the entries' close, then who rests. */
export function toYard(horses: readonly OwnHorse[], facts: YardFacts): YardBox[] {
  const groups: Turn[][] = [[], [], []];
  for (const horse of horses) {
    const { group, ...turn } = toTurn(horse, facts);
    groups[group]?.push(turn);
  }
  return groups.flatMap((group) =>
    group.toSorted((one, other) => one.turn - other.turn).map(({ row }) => row),
  );
}

function toTurn(horse: OwnHorse, facts: YardFacts): Turn & { group: number } {
  const { entries, waiting, now } = facts;
  const box = toBox(horse, now);
  const entry = entries.find(({ horseId }) => horseId === horse.id);
  if (entry) {
    return { group: 0, turn: entry.race.offAt, row: { ...box, ...toEngaged(entry, now) } };
  }
  const state = stateOf(horse, now);
  if (waiting.has(horse.id)) {
    const next = { why: 'It waits in a race request.' };
    return { group: 1, turn: now, row: { ...box, state, next } };
  }
  // A race that it would run tired is none to point to.
  const race = nextRaceFor(horse, facts);
  if (!race) {
    const next = { why: [sayRest(horse, now), sayNoRace(horse, facts)].join(' ').trim() };
    return { group: 2, turn: mayRunAt(horse), row: { ...box, state, next } };
  }
  const { closesAt } = race;
  return {
    group: 1,
    turn: closesAt,
    row: {
      ...box,
      state,
      next: {
        race: race.name,
        raceHref: paths.race(race.id),
        detail: `${whereOf(race)}, entries close ${formatSoon(closesAt, now)}`,
        action: 'Enter Race',
        actionHref: paths.enterRace({ horseId: horse.id, raceId: race.id }),
      },
    },
  };
}

/** What a horse that is entered for nothing does, in the word of its energy. */
function stateOf(horse: OwnHorse, now: number): YardHorse['state'] {
  if (horse.atWork !== null) return { text: 'At work', tone: 'info' };
  const { band } = fitnessOf(horse, now).energy;
  if (band === 'spent') return { text: 'Spent', tone: 'caution' };
  return band === 'tired'
    ? { text: 'Tired', tone: 'caution' }
    : { text: 'Ready', tone: 'positive' };
}

function toEngaged(
  { race, raceId }: UpcomingEntry,
  now: number,
): Pick<YardHorse, 'state' | 'next'> {
  const running = isRunning(race, now);
  const awaited = !running && race.offAt <= now;
  return {
    state: { text: running ? 'Running now' : awaited ? 'Result awaited' : 'Entered', tone: 'info' },
    next: {
      race: race.name,
      raceHref: null,
      detail: running || awaited ? 'They are off' : `Off ${formatSoon(race.offAt, now)}`,
      action: running ? 'Watch Live' : 'See the Race',
      actionHref: paths.race(raceId),
    },
  };
}

const whereOf = ({ distance, trackId }: Pick<ListedRace, 'distance' | 'trackId'>) =>
  `${formatMetres(distance)} at ${tracks[trackId].name}`;

function toBox(horse: OwnHorse, now: number): Omit<YardBox, 'state' | 'next'> {
  const age = ageInSeason(horse.birthSeason, seasonAt(now));
  return {
    horseId: horse.id,
    name: horse.name,
    href: paths.horse(horse.id),
    summary: `${age}-year-old ${gender(horse.sex, age)}`,
    portrait: portraitOf(horse, now),
    rating: { value: horse.rating, band: ratingBand(horse.rating) },
    ...fitnessOf(horse, now),
    atWorkUntil: horse.atWork?.until ?? null,
    trainHref: paths.train({ horseId: horse.id }),
  };
}

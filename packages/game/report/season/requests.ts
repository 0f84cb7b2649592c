import { distances } from '../../src/races/distances.ts';
import { requestedRace } from '../../src/races/requestedRace.ts';
import {
  type AskedRace,
  REQUEST_LISTING,
  requestBars,
  requestGrades,
} from '../../src/races/requests.ts';
import { type Source, uniform } from '../../src/random/sfc32.ts';
import { DAY, HOUR } from '../../src/season/durations.ts';
import { seasonAt } from '../../src/season/season.ts';
import { tracks } from '../../src/tracks/tracks.ts';
import { tracksInSeason } from '../../src/tracks/tracksInSeason.ts';
import type { Economy } from './economy.ts';
import { type Finished, isReady, runAndSettle } from './raceday.ts';
import type { SeasonHorse } from './stable.ts';

/** Of a hundred rested horses that ran nowhere on a day, so many have a race asked for. */
const ASKED = 2;
const ENTRY_FEE = 200;
const RUNNERS = 4;

/** What became of the races that owners asked for. */
export interface RequestFacts {
  asked: number;
  filled: number;
}

/** Every evening owners ask for races for horses that found none; others join, and those that fill are run. */
export class Requests {
  readonly facts: RequestFacts = { asked: 0, filled: 0 };

  /** @param at the evening, ms since 1970 */
  run(
    horses: readonly SeasonHorse[],
    at: number,
    { economy, source }: { economy: Economy; source: Source },
  ): Finished[][] {
    const rested = horses.filter((horse) => wants(horse, at));
    const engaged = new Set<SeasonHorse>();
    return rested.flatMap((horse) => {
      if (engaged.has(horse) || 100 * uniform(source) >= ASKED) return [];
      const asked = askedFor(horse, at, source);
      if (asked === null || horse.stable === null) return [];
      this.facts.asked += 1;
      economy.charge(horse.stable, 'entry fees', REQUEST_LISTING);
      const free = rested.filter((each) => !engaged.has(each));
      const field = joined(asked, horse, free);
      if (field.length < RUNNERS) return [];
      for (const each of field) engaged.add(each);
      this.facts.filled += 1;
      const id = `${at} ${this.facts.asked}`;
      const race = requestedRace({ ...asked, id }, at + HOUR);
      return [runAndSettle(race, field, economy, source)];
    });
  }
}

/** A stable has a horse run for a part of the fees only with what it would train with. */
function wants(horse: SeasonHorse, at: number): boolean {
  const { stable, lastRunAt } = horse;
  if (stable === null || stable.credits - ENTRY_FEE < stable.strategy.keeps.training) return false;
  return (lastRunAt ?? 0) < at - DAY && isReady(horse, { offAt: at, entryFee: ENTRY_FEE });
}

/** A race that suits the horse, over a course of the season; null where it may run in no class of it. */
function askedFor(horse: SeasonHorse, at: number, source: Source): AskedRace | null {
  const any = <Item>(list: readonly Item[]) => list[Math.floor(list.length * uniform(source))];
  const season = seasonAt(at);
  const trackId = any(tracksInSeason(season));
  const distance = any(distances[horse.birth.specialty])?.distance;
  const surface = trackId && any(tracks[trackId].surfaces);
  if (trackId === undefined || distance === undefined || surface === undefined) return null;
  const ageClass = season - horse.birth.birthSeason === 2 ? '2yo' : '3yo+';
  const asked = requestGrades
    .map((grade) => ({
      ...({ trackId, distance, surface, grade, ageClass, sex: null } as const),
      ...{ entryFee: ENTRY_FEE, runners: RUNNERS, earliestOff: at, latestOff: at + HOUR },
    }))
    .find((each) => requestBars(each, judged(horse)).length === 0);
  return asked ?? null;
}

const judged = ({ birth, rating, wins }: SeasonHorse) => ({ ...birth, rating, wins });

/** The horse with the first others, a stable each, that fit: fewer than are wanted where there are no more. */
function joined(
  asked: AskedRace,
  first: SeasonHorse,
  rested: readonly SeasonHorse[],
): SeasonHorse[] {
  const field = [first];
  for (const horse of rested) {
    const isAlone = field.every(({ stable }) => stable !== horse.stable);
    if (isAlone && field.length < RUNNERS && requestBars(asked, judged(horse)).length === 0) {
      field.push(horse);
    }
  }
  return field;
}

import type { Outfit } from '../../src/equipment/outfit.ts';
import { ageInSeason } from '../../src/horses/age.ts';
import type { Foundation } from '../../src/horses/foundation.ts';
import type { Specialty } from '../../src/horses/specialty.ts';
import { STARTER_KEPT } from '../../src/market/saleTerms.ts';
import { isNoviceStable } from '../../src/races/entry.ts';
import type { Grade } from '../../src/races/race.ts';
import { type Source, uniform } from '../../src/random/sfc32.ts';
import { seasonAt } from '../../src/season/season.ts';
import { breed } from '../../src/stables/breed.ts';
import { starterRanges } from '../../src/stables/starterHorse.ts';
import type { HorseInTraining } from '../../src/training/horseInTraining.ts';
import { type BotStrategy, strategyOf } from './botStrategies.ts';
import type { Purse } from './economy.ts';

/** A horse of the season: of a stable of bots, or of the house if it has no stable. */
export interface SeasonHorse {
  readonly id: string;
  stable: SeasonStable | null;
  readonly birth: Foundation;
  training: HorseInTraining;
  rating: number;
  runs: number;
  wins: number;
  /** The grades of the races it has won. The report ends with the season. */
  readonly won: Grade[];
  /** When its rating came down, in milliseconds since 1970, and by how many pounds. */
  readonly falls: { readonly at: number; readonly pounds: number }[];
  runsThisWeek: number;
  outfit: Outfit;
  /** From when it may be sold, in milliseconds since 1970. */
  saleableFrom: number;
  retired: boolean;
  /** Milliseconds since 1970; null before its first run. */
  lastRunAt: number | null;
}

/** A stable that plays by itself. */
export interface SeasonStable extends Purse {
  readonly foundedAt: number;
  readonly strategy: BotStrategy;
  /** Training sessions that it buys for each horse in a week. */
  readonly sessions: number;
  /** Without those that are retired. */
  readonly horses: SeasonHorse[];
  /** Dollars won in the season. */
  prizes: number;
  /** Weeks in which a horse of it did not run, and what their boxes cost. */
  idleWeeks: number;
  idleCost: number;
  /** Wins in its first four weeks. */
  earlyWins: number;
}

const NOVICE_SPECIALTIES: readonly Specialty[] = ['Sprint', 'Mile'];

/** Hidden ceilings lie so many points above what a horse can do at first, at most at 95. */
const ROOM = 20;
const HIGHEST = 95;

/** A horse enters the season with the condition and energy it was born with. */
export function enrol(
  id: string,
  birth: Foundation,
  stable: SeasonStable | null,
  at: number,
): SeasonHorse {
  const { talents } = birth;
  const ceiling = (talent: number) => Math.max(talent, Math.min(HIGHEST, talent + ROOM));
  const training: HorseInTraining = {
    at,
    birthSeason: birth.birthSeason,
    condition: birth.condition,
    energy: birth.energy,
    talents,
    ceilings: {
      speed: ceiling(talents.speed),
      acceleration: ceiling(talents.acceleration),
      stamina: ceiling(talents.stamina),
      recovery: ceiling(talents.recovery),
      agility: ceiling(talents.agility),
      balance: ceiling(talents.balance),
    },
    work: [],
    idleSince: at,
    overreached: false,
  };
  const record = { rating: birth.rating, runs: 0, wins: 0, runsThisWeek: 0, lastRunAt: null };
  const kept = { outfit: {}, saleableFrom: at, retired: false };
  return { id, stable, birth, training, won: [], falls: [], ...record, ...kept };
}

/** A newcomer with its starter horse: two years old, a sprinter or a miler, rated 40 to 55. */
export function foundStable(number: number, at: number, source: Source): SeasonStable {
  const strategy = strategyOf(uniform(source));
  const [fewest, mostSessions] = strategy.sessions;
  const sessions = fewest + Math.floor((mostSessions - fewest + 1) * uniform(source));
  const stable: SeasonStable = {
    foundedAt: at,
    strategy,
    sessions,
    horses: [],
    credits: 0,
    lowest: Number.POSITIVE_INFINITY,
    prizes: 0,
    idleWeeks: 0,
    idleCost: 0,
    earlyWins: 0,
  };
  const [least, most] = starterRanges.rating;
  const birth = breed(
    {
      name: `starter ${number}`,
      specialty: NOVICE_SPECIALTIES[number % 2] ?? 'Sprint',
      rating: least + Math.floor((most - least + 1) * uniform(source)),
      birthSeason: seasonAt(at) - 2,
      sex: uniform(source) < 0.6 ? 'male' : 'female',
    },
    source,
    () => source,
  );
  const starter = enrol(birth.name, birth, stable, at);
  starter.saleableFrom = at + STARTER_KEPT;
  stable.horses.push(starter);
  return stable;
}

/** True while somebody looks after the stable. */
export function isPlayed({ foundedAt, strategy }: SeasonStable, at: number): boolean {
  return at < foundedAt + strategy.plays;
}

/** True for a horse that a race is open to in a stable: a two-year-old has those for novices' stables. */
export function mayRaceFor(stable: SeasonStable, { birth }: SeasonHorse, at: number): boolean {
  const age = ageInSeason(birth.birthSeason, seasonAt(at));
  return age > 2 || isNoviceStable({ createdAt: stable.foundedAt }, at);
}

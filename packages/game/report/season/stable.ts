import type { Foundation } from '../../src/horses/foundation.ts';
import type { Specialty } from '../../src/horses/specialty.ts';
import type { Grade } from '../../src/races/race.ts';
import { type Source, uniform } from '../../src/random/sfc32.ts';
import { breed } from '../../src/stables/breed.ts';
import { starterRanges } from '../../src/stables/starterHorse.ts';
import type { HorseInTraining } from '../../src/training/horseInTraining.ts';

/** A horse of the season: of a stable of bots, or of the house if it has no stable. */
export interface SeasonHorse {
  readonly id: string;
  readonly stable: SeasonStable | null;
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
  /** Milliseconds since 1970; null before its first run. */
  lastRunAt: number | null;
}

/** A stable that plays by itself. */
export interface SeasonStable {
  readonly foundedAt: number;
  /** Training sessions that it buys for each horse in a week. */
  readonly sessions: number;
  readonly horses: SeasonHorse[];
  credits: number;
  prizes: number;
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
  return { id, stable, birth, training, won: [], falls: [], ...record };
}

/** A newcomer with its starter horse: two years old, a sprinter or a miler, rated 40 to 55. */
export function foundStable(number: number, at: number, source: Source): SeasonStable {
  const [least, most] = starterRanges.rating;
  const sessions = Math.floor(4 * uniform(source));
  const stable = { foundedAt: at, sessions, horses: [], credits: 0, prizes: 0, earlyWins: 0 };
  const birth = breed(
    {
      name: `starter ${number}`,
      specialty: NOVICE_SPECIALTIES[number % 2] ?? 'Sprint',
      rating: least + Math.floor((most - least + 1) * uniform(source)),
      birthSeason: -2,
      sex: uniform(source) < 0.6 ? 'male' : 'female',
    },
    source,
    () => source,
  );
  return withHorse(stable, enrol(birth.name, birth, stable, at));
}

function withHorse(stable: SeasonStable, horse: SeasonHorse): SeasonStable {
  stable.horses.push(horse);
  return stable;
}

/** What a horse of the rating is worth, in dollars: 4,200 at 50, 16,200 at 70, 52,200 at 100. */
export function guidePrice(rating: number): number {
  return 1_500 + 12 * Math.max(0, rating - 35) ** 2;
}

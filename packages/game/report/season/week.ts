import { type Specialty, specialties } from '../../src/horses/specialty.ts';
import { type Source, uniform } from '../../src/random/sfc32.ts';
import { DAY } from '../../src/season/durations.ts';
import { boxFee } from '../../src/stables/boxFee.ts';
import { breed } from '../../src/stables/breed.ts';
import { overreach } from '../../src/training/overreaching.ts';
import { overTime } from '../../src/training/overTime.ts';
import { programmes } from '../../src/training/programmes.ts';
import { train } from '../../src/training/train.ts';
import type { Economy } from './economy.ts';
import { enrol, guidePrice, type SeasonHorse, type SeasonStable } from './stable.ts';

const ACTIVITY_A_WEEK = 500;

/** A stable buys when it would keep this much and has room. */
const RESERVE = 8_000;
const BOXES = 5;

/** Horses in the sales ring: three to six years old, rated 42 to 85. */
const RING_FROM = 42;
const RING_SPAN = 44;

/** The end of a week: boxes are paid, and rebates for runs; active stables have their bonus. */
export function endWeek(stable: SeasonStable, economy: Economy): void {
  economy.pay(stable, 'activity', ACTIVITY_A_WEEK);
  for (const horse of stable.horses) {
    economy.charge(stable, 'boxes', boxFee(horse.runsThisWeek));
    horse.runsThisWeek = 0;
  }
}

const turns = [programmes.speed, programmes.endurance, programmes.agility] as const;

/** A morning's work for the horses whose turn it is: on as many days of the week as it pays for. */
export function trainToday(stable: SeasonStable, day: number, at: number, economy: Economy): void {
  if (day % 2 !== 0 || (day % 7) / 2 >= stable.sessions) return;
  const programme = turns[day % turns.length] ?? programmes.speed;
  for (const horse of stable.horses) {
    const today = overTime(horse.training, at);
    const isTooMuch = today.overreached || overreach(today, programme) !== null;
    if (isTooMuch || horse.training.at > at || stable.credits < programme.price) continue;
    economy.charge(stable, 'training', programme.price);
    horse.training = train(horse.training, programme, at);
  }
}

/** Buys a horse from the house, at its guide price, if the stable can afford the one on offer. */
export function visitRing(
  stable: SeasonStable,
  name: string,
  at: number,
  economy: Economy,
  source: Source,
): SeasonHorse | null {
  const rating = RING_FROM + Math.floor(RING_SPAN * uniform(source));
  const price = guidePrice(rating);
  if (stable.horses.length >= BOXES || stable.credits - price < RESERVE) return null;
  const specialty: Specialty =
    specialties[Math.floor(specialties.length * uniform(source))] ?? 'Mile';
  const birthSeason = -3 - Math.floor(4 * uniform(source));
  const sex = uniform(source) < 0.6 ? 'male' : 'female';
  const birth = breed({ name, specialty, rating, birthSeason, sex }, source, () => source);
  const horse = enrol(name, birth, stable, at - DAY);
  economy.charge(stable, 'horses', price);
  stable.horses.push(horse);
  return horse;
}

import { equip } from '../../src/equipment/outfit.ts';
import { DAY } from '../../src/season/durations.ts';
import { boxFee } from '../../src/stables/boxFee.ts';
import { overreach } from '../../src/training/overreaching.ts';
import { overTime } from '../../src/training/overTime.ts';
import { programmes } from '../../src/training/programmes.ts';
import { sessionRefusal } from '../../src/training/sessionRefusal.ts';
import { train } from '../../src/training/train.ts';
import { kits } from './botStrategies.ts';
import type { Economy } from './economy.ts';
import { isPlayed, type SeasonHorse, type SeasonStable } from './stable.ts';

/** The end of a week: boxes are charged, but for the week in which the stable was founded. */
export function chargeBoxes(stable: SeasonStable, weekBegan: number, economy: Economy): void {
  for (const horse of stable.horses) {
    const fee = stable.foundedAt < weekBegan ? boxFee(horse.runsThisWeek) : 0;
    const paid = economy.charge(stable, 'boxes', fee);
    if (horse.runsThisWeek === 0 && fee > 0) {
      stable.idleWeeks++;
      stable.idleCost += paid;
    }
    horse.runsThisWeek = 0;
  }
}

const turns = [programmes.speed, programmes.endurance, programmes.agility] as const;

/** A morning's work for the horses whose turn it is: on as many days of the week as it pays for. */
export function trainToday(stable: SeasonStable, day: number, at: number, economy: Economy): void {
  const { strategy, sessions } = stable;
  if (day % 2 !== 0 || (day % 7) / 2 >= sessions || !isPlayed(stable, at)) return;
  const programme = turns[day % turns.length] ?? programmes.speed;
  for (const horse of stable.horses) {
    const today = overTime(horse.training, at);
    const isTooMuch = today.overreached || overreach(today, programme) !== null;
    const isWanted = strategy.careless || runsOften(horse, at);
    if (isTooMuch || !isWanted || horse.training.at > at) continue;
    const credits = stable.credits - strategy.keeps.training;
    const toSend = { atWork: null, runsAfter: null };
    if (sessionRefusal(toSend, programme, credits, at) !== null) continue;
    economy.charge(stable, 'training', programme.price);
    horse.training = train(horse.training, programme, at);
  }
}

/** A horse that finds races pays for its work: it has run in the last ten days. */
function runsOften({ lastRunAt }: SeasonHorse, at: number): boolean {
  return lastRunAt !== null && at - lastRunAt < 10 * DAY;
}

/** Buys what its horses that can run do not wear or have worn out, a piece for a horse a day. */
export function buyKit(stable: SeasonStable, at: number, economy: Economy): void {
  const { strategy } = stable;
  if (!isPlayed(stable, at)) return;
  for (const horse of stable.horses) {
    const piece = kits.get(strategy)?.find(({ slot }) => horse.outfit[slot] === undefined);
    const isWanted = strategy.careless || runsOften(horse, at);
    if (!piece || !isWanted || stable.credits - piece.price < strategy.keeps.kit) continue;
    economy.charge(stable, 'kit', piece.price);
    horse.outfit = equip(horse.outfit, piece);
  }
}

import { ENERGY_TO_RUN, TOO_TIRED } from '../../src/horses/energy.ts';
import { conditionsMet, suitable } from '../../src/races/entry.ts';
import { type PlannedRace, programme } from '../../src/races/programme.ts';
import { hashText } from '../../src/random/hashText.ts';
import { sfc32 } from '../../src/random/sfc32.ts';
import { DAY, HOUR } from '../../src/season/durations.ts';
import { EPOCH } from '../../src/season/season.ts';
import { houseHorses } from '../../src/stables/houseHorses.ts';
import { talentSource } from '../../src/stables/talentSource.ts';
import { eachTalent } from '../../src/training/gains.ts';
import { bestDistance, lengthsGained } from '../../src/training/lengthsGained.ts';
import { overTime } from '../../src/training/overTime.ts';
import { programmes } from '../../src/training/programmes.ts';
import { train } from '../../src/training/train.ts';
import { mean, percent } from '../figures.ts';
import type { Row } from '../rows.ts';
import { Economy } from './economy.ts';
import { declare, runAndSettle } from './raceday.ts';
import { enrol, foundStable, type SeasonHorse } from './stable.ts';

const NEWCOMERS = 400;
const FIRST_RUNS = 5;
const SPENT = 10_000;

/** How a newcomer goes about its first runs: rest between two in ms, and whether it is trained between them. */
interface Beginning {
  readonly rest: number;
  readonly trained: boolean;
}

/** What training is worth to beginners: the same horses, races, rivals and luck with it and without. */
export function newcomerRows(seed: number): Row[] {
  const more = (rest: number) =>
    winners(seed, { rest, trained: true }) - winners(seed, { rest, trained: false });
  const row = (number: string, metric: string, least: number, most: number, figure: number) => ({
    ...{ number, metric, real: `${least}–${most}`, least, most, figure, digits: 1 },
  });
  return [
    row('E6', 'More win in five runs if trained, rested between, %', 0, 20, more(2 * DAY)),
    // Runs as near as they may be: chance alone moves it by two.
    row('E7', 'More win in five runs if trained, not rested, %', -4, 20, more(0)),
    row('E8', `$${SPENT} of sessions at two are worth, lengths`, 1, 3, mean(bought(seed))),
  ];
}

/** Percent of newcomers that win one of their first five runs. */
function winners(seed: number, beginning: Beginning): number {
  const talents = talentSource((name) => [seed, hashText(name), 0, 0x7a1e]);
  const house = houseHorses(seed, 0, talents);
  const span = { from: EPOCH, to: EPOCH + 28 * DAY, everyMinutes: 80, seed };
  const races = programme(span).filter(({ noviceStablesOnly }) => noviceStablesOnly);
  const newcomers = starters(seed).map(({ horse, source }) => {
    const rivals = house.map((birth) => enrol(birth.name, birth, null, EPOCH));
    const economy = new Economy();
    for (const race of races) {
      if (horse.wins > 0 || horse.runs === FIRST_RUNS) break;
      if (!runsIn(horse, race, beginning.rest)) continue;
      const field = [horse, ...declare(race, [], rivals, source).slice(1)];
      runAndSettle(race, field, economy, source);
      if (beginning.trained) trainSoon(horse, race.offAt + HOUR);
    }
    return horse;
  });
  return percent(newcomers, ({ wins }) => wins > 0);
}

function starters(seed: number) {
  return Array.from({ length: NEWCOMERS }, (_, number) => {
    const source = sfc32(seed, number, 0, 0x6e65);
    const [horse] = foundStable(number, EPOCH, source).horses;
    if (horse === undefined) throw new Error('A stable is founded with a horse.');
    return { horse, source };
  });
}

function runsIn(horse: SeasonHorse, race: PlannedRace, rest: number): boolean {
  const { rating, wins, birth, training, lastRunAt } = horse;
  if (training.at > race.offAt) return false;
  if (lastRunAt !== null && race.offAt - lastRunAt < rest) return false;
  return (
    suitable(birth.specialty, race.suitableFor) &&
    conditionsMet(race, { ...birth, rating, wins }) &&
    overTime(training, race.offAt).energy >= ENERGY_TO_RUN
  );
}

/** A speed session as soon as the horse is not too tired for one. */
function trainSoon(horse: SeasonHorse, from: number): void {
  let at = from;
  while (overTime(horse.training, at).energy < TOO_TIRED) at += HOUR;
  horse.training = train(horse.training, programmes.speed, at);
}

const turns = [programmes.speed, programmes.endurance, programmes.agility];

/** Lengths that the money buys each newcomer at its best distance: the programmes in turn, every second day. */
function bought(seed: number): number[] {
  return starters(seed).map(({ horse }) => {
    let [trained, left] = [horse.training, SPENT];
    for (let session = 0; ; session++) {
      const programme = turns[session % turns.length] ?? programmes.speed;
      if (programme.price > left) break;
      left -= programme.price;
      trained = train(trained, programme, EPOCH + session * 2 * DAY);
    }
    const gained = eachTalent((talent) => trained.talents[talent] - horse.training.talents[talent]);
    return lengthsGained(gained, bestDistance[horse.birth.specialty]);
  });
}

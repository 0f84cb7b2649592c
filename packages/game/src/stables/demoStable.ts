import type { Foundation, RunningStyle } from '../horses/foundation.ts';
import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';
import { sfc32 } from '../random/sfc32.ts';
import { breed, type TalentSource } from './breed.ts';
import type { StableFoundation } from './stable.ts';

/** The stable of the demonstration account. Its silks are drawn when it signs up, as everybody's. */
export const demoStable: Pick<StableFoundation, 'name' | 'ownerName'> = {
  name: 'Kingfisher Lodge',
  ownerName: 'Alex Marlowe',
};

type Entry = readonly [
  name: string,
  sex: Sex,
  age: number,
  specialty: Specialty,
  rating: number,
  style: RunningStyle,
];

const string: readonly Entry[] = [
  ['Halcyon Blue', 'male', 4, 'Mile', 96, 1],
  ['Marigold Lane', 'female', 3, 'Sprint', 84, 0],
  ['Ferryman', 'male', 6, 'Long Distance', 91, 3],
  ['Penny for Them', 'female', 5, 'Middle Distance', 88, 2],
  ['Nettle Soup', 'female', 4, 'Sprint', 69, 1],
];

/** What everybody may know of a horse of the demo stable, as it joins. */
export interface DemoHorse {
  readonly name: string;
  readonly sex: Sex;
  readonly age: number;
  readonly specialty: Specialty;
  /** Pounds. */
  readonly rating: number;
}

/** A horse of the demo stable by its name: an example that can be looked up. @throws RangeError for another name */
export function demoHorse(named: string): DemoHorse {
  const entry = string.find(([name]) => name === named);
  if (entry === undefined) throw new RangeError(`The demo stable has no ${named}.`);
  const [name, sex, age, specialty, rating] = entry;
  return { name, sex, age, specialty, rating };
}

const SEED = 6;
const CONDITION = 92;
const ENERGY = 96;

/** Five good horses, aged 3 to 6 in `season`, that join the demo stable's starter. */
export function demoHorses(season: number, talents: TalentSource): Foundation[] {
  const source = sfc32(SEED, 0, 0, 4);
  return string.map(([name, sex, age, specialty, rating, style]) => ({
    ...breed({ name, sex, specialty, rating, birthSeason: season - age }, source, talents),
    style,
    condition: CONDITION,
    energy: ENERGY,
  }));
}

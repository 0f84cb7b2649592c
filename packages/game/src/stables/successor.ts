import type { Foundation } from '../horses/foundation.ts';
import { hashText } from '../random/hashText.ts';
import { sfc32 } from '../random/sfc32.ts';
import { type BreedingPlan, breed, type TalentSource } from './breed.ts';

/** The age in years at which the house sends a horse out no more (`private.house_sends_out`). */
export const HOUSE_RETIRES_AT = 8;

/** The youngest of the house's older horses. */
const SUCCESSOR_AGE = 3;

/** What decides who follows a horse that the house has retired. */
export type RetiredHouseHorse = Pick<BreedingPlan, 'name' | 'specialty' | 'rating' | 'birthSeason'>;

/**
 * The three-year-old that takes the place of a house horse in the season in which it is retired: of its
 * specialty and mark, and with its name and the next number, as studs write them. The same for the same
 * horse and source, so that registering it again changes nothing.
 */
export function successorOf(retired: RetiredHouseHorse, talents: TalentSource): Foundation {
  const name = nextName(retired.name);
  const source = sfc32(hashText(name), 0, 0, 4);
  return breed(
    {
      name,
      specialty: retired.specialty,
      rating: retired.rating,
      birthSeason: retired.birthSeason + HOUSE_RETIRES_AT - SUCCESSOR_AGE,
      sex: source() % 5 < 3 ? 'male' : 'female',
    },
    source,
    talents,
  );
}

/** "Night Ferry" is followed by "Night Ferry II", that by "Night Ferry III". */
function nextName(name: string): string {
  const [, stem = name, numeral = 'I'] = /^(.*) ([XVI]+)$/.exec(name) ?? [];
  return `${stem} ${toNumeral(ofNumeral(numeral) + 1)}`;
}

function ofNumeral(numeral: string): number {
  const figures = [...numeral].map((letter) => (letter === 'X' ? 10 : letter === 'V' ? 5 : 1));
  return figures.reduce(
    (sum, figure, index) => sum + (figure < (figures[index + 1] ?? 0) ? -figure : figure),
    0,
  );
}

function toNumeral(number: number): string {
  const steps = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const;
  const step = steps.find(([figure]) => figure <= number);
  return step === undefined ? '' : step[1] + toNumeral(number - step[0]);
}

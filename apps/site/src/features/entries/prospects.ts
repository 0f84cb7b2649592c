import type { OwnHorse, RaceToEnter } from '@furlong/backend';
import {
  chanceInField,
  conditionAt,
  type FieldChance,
  isHandicap,
  lengthsLost,
  lengthsUnfit,
  readiness,
} from '@furlong/game/rules';
import { sayChance } from '../../shared/format/chance.ts';
import { energyOf } from '../../shared/horses/energy.ts';

/** What a race promises a horse, as its card says it. */
export interface Prospect {
  /** Of winning, 0 to 1. */
  chance: number;
  words: { inWords: string; reason: string };
}

/**
 * The prospects of a horse in races that it may be entered for, by race.
 * @param brings what a race brings it besides, in a sentence; empty for nothing
 */
export function prospectsFor(
  horse: OwnHorse,
  races: readonly RaceToEnter[],
  brings: (race: RaceToEnter) => string,
): ReadonlyMap<string, Prospect> {
  return new Map(races.map((race) => [race.id, prospectIn(race, horse, brings)]));
}

// Of penalties for races won this season the programme tells nothing.
const unpenalised = { wonThisSeason: [] };

/** The house sends its horses out like this, in percent. */
const houseHorse = { condition: 85, energy: 85 };

function prospectIn(
  race: RaceToEnter,
  horse: OwnHorse,
  brings: (race: RaceToEnter) => string,
): Prospect {
  const weighed = (rivals: RaceToEnter['field']) =>
    rivals.filter(({ id }) => id !== horse.id).map((rival) => ({ ...rival, ...unpenalised }));
  const short =
    lengthsUnfit(fitnessAt(horse, race.offAt)) -
    lengthsUnfit(houseHorse) +
    lengthsLost[readiness(horse.lastRunAt, race.offAt)];
  const found = chanceInField(
    race,
    { ...horse, ...unpenalised },
    { entered: weighed(race.field), reserves: weighed(race.reserves), places: race.places },
    short,
  );
  return {
    chance: found.chance ?? 0,
    words: {
      inWords: found.chance === null ? 'No chance can be told.' : sayChance(found.chance),
      reason: `${reasonOf(race, found)} ${brings(race)}`.trimEnd(),
    },
  };
}

const fitnessAt = (horse: OwnHorse, at: number) => ({
  condition: conditionAt(horse.condition, horse.conditionAt, at),
  energy: energyOf(horse, at),
});

function reasonOf({ grade }: RaceToEnter, { ahead, against }: FieldChance): string {
  if (ahead === null) return 'Nobody is entered yet, and the house has no horse free.';
  const better = Math.round(ahead);
  const compared =
    isHandicap(grade) && better === 0
      ? 'The weights level a handicap’s field.'
      : better === 0
        ? 'As good at the weights as the best of them.'
        : `${Math.abs(better)} lb ${better > 0 ? 'better' : 'worse'} at the weights than the best of them.`;
  return `Against ${sayField(against)}. ${compared}`;
}

function sayField({ entered, reserves }: FieldChance['against']): string {
  const filling = `${reserves === 1 ? 'the reserve' : `the ${reserves} reserves`} of the house that would fill the field`;
  if (reserves === 0) return `the ${entered} entered`;
  return entered === 0 ? filling : `the ${entered} entered and ${filling}`;
}

import type { OwnHorse, RaceToEnter } from '@furlong/backend';
import { chanceInField, isHandicap } from '@furlong/game/rules';

/** What a race promises a horse, as its card says it. */
export interface Prospect {
  /** Of winning, 0 to 1. */
  chance: number;
  words: { chance: string; reason: string };
}

/** The prospects of a horse in races to come, by race. */
export function prospectsFor(
  horse: OwnHorse,
  races: readonly RaceToEnter[],
): ReadonlyMap<string, Prospect> {
  return new Map(races.map((race) => [race.id, prospectIn(race, horse)]));
}

// Of penalties for races won this season the programme tells nothing.
const unpenalised = { wonThisSeason: [] };

function prospectIn(race: RaceToEnter, horse: OwnHorse): Prospect {
  const rivals = race.field
    .filter(({ id }) => id !== horse.id)
    .map((rival) => ({ ...rival, ...unpenalised }));
  const { chance, ahead } = chanceInField(race, { ...horse, ...unpenalised }, rivals);
  return {
    chance,
    words: {
      chance: chance > 0.5 ? 'Better than evens.' : `About 1 in ${Math.round(1 / chance)}.`,
      reason: reasonOf(race, ahead === null ? null : Math.round(ahead)),
    },
  };
}

function reasonOf({ grade }: RaceToEnter, ahead: number | null): string {
  if (ahead === null) return 'Nobody is entered yet.';
  if (isHandicap(grade) && ahead === 0) return 'A handicap: the weights level the field.';
  if (ahead === 0) return 'As good at the weights as the best entered so far.';
  return ahead > 0
    ? `${ahead} lb better at the weights than the best entered so far.`
    : `${-ahead} lb worse at the weights than the best entered so far.`;
}

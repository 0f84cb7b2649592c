import type { Card } from '../src/engine/card.ts';
import { ENGINE } from '../src/engine/engines.ts';
import { noBonuses } from '../src/equipment/effects.ts';
import { type Entrant, makeCard, type RaceToFreeze } from '../src/fairness/makeCard.ts';
import type { SeedWords } from '../src/fairness/seed.ts';
import { specialtyForDistance } from '../src/horses/specialty.ts';
import { drawJockeys } from '../src/jockeys/bookJockeys.ts';
import { sfc32, uniform } from '../src/random/sfc32.ts';
import { EPOCH } from '../src/season/season.ts';
import { houseHorses } from '../src/stables/houseHorses.ts';
import type { HouseHorse } from '../src/stables/stable.ts';
import { testTalents } from './talents.ts';

const house = houseHorses(20260105, 0, testTalents);

/** A Class 4 on good turf, the first day of season 0. */
export function raceOver(distance: number, raceId = 'race', engine: string = ENGINE): RaceToFreeze {
  return {
    raceId,
    engine,
    trackId: 'saltmarsh-park',
    distance,
    surface: 'Turf',
    going: 0,
    grade: 'Class 4',
    offAt: EPOCH,
  };
}

function entrantOf(horse: HouseHorse): Entrant {
  return {
    ...horse,
    horseId: horse.name,
    wonThisSeason: [],
    kit: noBonuses,
    lastRunAt: null,
    lostToAge: 0,
    overreached: false,
  };
}

/** Words of a seed for the race of that number. */
export function wordsFor(number: number): SeedWords {
  return [number, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
}

/** A field of twelve Class 4 horses of the right specialty, another for every number. */
export function classFourField(distance: number, number: number): Entrant[] {
  const specialty = specialtyForDistance(distance);
  const source = sfc32(number, distance, 0, 0);
  return house
    .filter((horse) => horse.specialty === specialty && horse.birthSeason <= -3)
    .filter(({ rating }) => rating >= 44 && rating <= 76)
    .map((horse) => ({ horse, lot: uniform(source) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, 12)
    .map(({ horse }) => entrantOf(horse));
}

export function classFour(distance: number, number: number): Card {
  return cardFor(raceOver(distance, `race ${number}`), classFourField(distance, number));
}

/** The card of a field, its jockeys booked by lot. */
export function cardFor(race: RaceToFreeze, field: readonly Entrant[]): Card {
  return makeCard(race, field, drawJockeys(race.raceId, field.length));
}

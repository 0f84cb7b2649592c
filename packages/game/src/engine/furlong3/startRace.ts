import type { Card } from '../card.ts';
import { startRace as startEarlierRace } from '../furlong2/startRace.ts';
import { tellingLanes } from './lanes.ts';
import type { Race } from './race.ts';

/** The race of a card as it stands before the off, with all its luck drawn. */
export function startRace(card: Card, words: readonly [number, number, number, number]): Race {
  const race = startEarlierRace(card, words);
  return { ...race, lanes: tellingLanes(race.bends, race.distance) };
}

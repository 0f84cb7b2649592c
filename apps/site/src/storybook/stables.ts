import type { OwnHorse } from '@furlong/backend';
import { game, type MockBackendState } from './game.ts';
import { ada, ben } from './players.ts';
import { sixtyHorses } from './refusals.ts';

/** The longest name that a horse may have, with no place to break it. */
export const longName = 'Wetherbymoorsaltmarshparkmonte';

const [first] = ada.horses;
if (first === undefined) throw new Error('Ada has no horse.');
const comet: OwnHorse = first;

/** The usual game, in which Ada has these horses and none else. */
const owning = (horses: OwnHorse[]): MockBackendState => ({
  ...game,
  players: [{ ...ada, horses }, ben],
});

export const withOneHorse = owning([comet]);

export const withSixtyHorses = owning(sixtyHorses);

/** Two horses of the longest names there are: one word, and several. */
export const withLongNames = owning([
  { ...comet, name: longName },
  { ...comet, id: 'marquis', name: 'Thirty-Seventh Marquis of Weth', equipment: [] },
]);

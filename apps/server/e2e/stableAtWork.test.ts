import { afterAll, beforeAll, describe } from 'vitest';
import { buysAHorse } from './buysAHorse.ts';
import { drawsSilks } from './drawsSilks.ts';
import { dressesTheHorse } from './dressesTheHorse.ts';
import { entersARace } from './entersARace.ts';
import { followsAChampionship } from './followsAChampionship.ts';
import { followsTheCalendar } from './followsTheCalendar.ts';
import { groupsAndRetires } from './groupsAndRetires.ts';
import { type InteractionMode, openPlay, type Play } from './play.ts';
import { sellsAHorse } from './sellsAHorse.ts';
import { stepByStep } from './stepByStep.ts';
import { takesAnotherRace } from './takesAnotherRace.ts';
import { trainsHorses } from './trainsHorses.ts';

// All that an owner does with a stable, played twice: each time in a game and a window of its own.
describe.each<InteractionMode>([
  { owner: 'mouse', width: 1440 },
  { owner: 'keyboard', width: 390 },
])('the stable at work, by $owner at $width', (way) => {
  let play: Play;

  stepByStep();

  beforeAll(async () => {
    play = await openPlay(way);
  });
  afterAll(() => play?.game.close());

  buysAHorse(() => play);
  sellsAHorse(() => play);
  drawsSilks(() => play);
  const racing = entersARace(() => play);
  takesAnotherRace(() => play);
  dressesTheHorse(() => ({ ...play, ...racing }));
  trainsHorses(() => play);
  followsTheCalendar(() => ({ ...play, ...racing }));
  groupsAndRetires(() => play);
  followsAChampionship(() => play);
});

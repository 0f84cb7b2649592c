import type { MyGoals, ReachedStep } from '@furlong/backend';
import { DAY, type FirstStep, seasonAt } from '@furlong/game/rules';
import { race as ashford, horse as comet } from './fixtures.ts';
import { moment } from './moment.ts';

/** What a player strives for, as the game has it. */
export type Goals = MyGoals;

const race = { id: ashford.id, name: ashford.name };
const horse = { id: comet.id, name: comet.name };
const season = seasonAt(moment);

export const reachedStep = (step: FirstStep, takenAt: number | null = null): ReachedStep => ({
  ...{ step, credits: 100, reachedAt: moment - DAY, takenAt, horse },
  race: step === 'buy' || step === 'sell' ? null : race,
});

const open = { credits: 300, reachedAt: null, takenAt: null, race: null, horse: null, season };

/** Three goals that could be chosen. */
export const offeredGoals: MyGoals['season'] = [
  { ...open, goal: 'class', target: 24_000, progress: 0, chosenAt: null },
  { ...open, goal: 'rating', target: 98, progress: 0, chosenAt: null },
  { ...open, goal: 'places', target: 8, progress: 0, chosenAt: null },
];

/** Three places of eight are had. */
export const openGoal: MyGoals['season'][number] = {
  ...{ ...open, goal: 'places', target: 8, progress: 3, chosenAt: moment - 5 * DAY },
};

export const reachedGoal: MyGoals['season'][number] = {
  ...{ ...openGoal, progress: 8, reachedAt: moment - DAY, race, horse },
};

/** Two steps are made, one of them taken; a goal can be chosen. */
export const goals: Goals = {
  steps: [reachedStep('run', moment - DAY), reachedStep('place')],
  season: offeredGoals,
};

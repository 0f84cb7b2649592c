import { DAY, HOUR } from '@furlong/game/rules';
import { careerOf } from './career.ts';
import { horse } from './fixtures.ts';
import { game } from './game.ts';
import { moment } from './moment.ts';
import { ada, ben } from './players.ts';
import { completed, sessionOf } from './requestHandlers/trainingHandlers.ts';

const sessions = [3, 12, 20, 41].map((days) =>
  completed(sessionOf(horse, 'speed', moment - days * DAY - 5 * HOUR), 0.3),
);

/** What Silver Comet was given to win; the first runs had no line. */
const chances = [1_800, 900, 2_600];

/** A stable with so many runs of Silver Comet, and one of each of its rivals'. */
export const raced = (runs: number) => ({
  game: {
    ...game,
    players: [{ ...ada, sessions, stable: { ...ada.stable, createdAt: moment - 200 * DAY } }, ben],
    races: careerOf(runs).map(({ race, runners }, index) => ({
      race,
      runners: runners.map((entry) => ({
        ...entry,
        winChance: index < 3 ? null : (chances[index % chances.length] ?? 0),
        stableId: entry.horseId === horse.id ? ada.stable.id : 'rivals',
      })),
    })),
  },
});

import { horse, race, runner } from './fixtures.ts';
import { game } from './game.ts';
import { ben } from './players.ts';
import { harbourSprint } from './races.ts';

/** A rival of so many pounds more than the chosen horse. */
const rival = (better: number) => {
  const entry = runner(1, 0, `Rival ${better}`);
  return {
    ...entry,
    stable: ben.stable,
    stableId: ben.stable.id,
    horse: { ...entry.horse, rating: horse.rating + better },
  };
};

/** As many rivals as are entered, the best of them so many pounds behind. */
const rivals = (count: number, behind: number) =>
  Array.from({ length: count }, (_, place) => rival(-behind - 2 * place));

/** The races of the game, each with the field that its card counts. */
export const programme = {
  ...game,
  races: [
    { race, runners: rivals(race.entriesCount, 2) },
    { race: harbourSprint, runners: rivals(harbourSprint.entriesCount, 12) },
  ],
};

/** One rival better than the chosen horse, two less good. */
export const stakesWithRivals = {
  race: { ...race, entriesCount: 3 },
  runners: [rival(4), rival(-2), rival(-6)],
};

/** Off ten minutes later, for less, against rivals who are less good. */
export const listedAfter = {
  race: {
    ...race,
    id: 'listed-after',
    name: 'Wealdshire Listed Mile',
    grade: 'Listed' as const,
    offAt: race.offAt + 600_000,
    closesAt: race.closesAt + 600_000,
    purse: 30_000,
    entriesCount: 2,
  },
  runners: [rival(-9), rival(-12)],
};

/** The one race of a long programme that suits the chosen horse, more than a page behind the first. */
export const farOff = {
  ...race,
  id: 'far-off',
  name: 'Far Country Stakes',
  offAt: race.offAt + 40 * 600_000,
  closesAt: race.closesAt + 40 * 600_000,
  entriesCount: 0,
};

/** Thirty sprints, and behind them the race. */
export const withRaceFarOff = {
  ...game,
  races: [
    ...Array.from({ length: 30 }, (_, index) => ({
      race: {
        ...harbourSprint,
        id: `sprint-${index}`,
        name: `Harbour Sprint ${index + 1}`,
        offAt: race.offAt + index * 600_000,
        closesAt: race.closesAt + index * 600_000,
      },
      runners: [],
    })),
    { race: farOff, runners: [] },
  ],
};

import { makeCard, type RaceToFreeze, type RunningStyle, runRace } from '../src/index.ts';

/** Runs handicaps of twelve over 1,200 m for some seconds and prints how many a second. */
const SECONDS = 3;
const RUNNERS = 12;

const race: RaceToFreeze = {
  raceId: 'bench',
  trackId: 'kingsmere',
  distance: 1200,
  surface: 'Turf',
  going: 0,
  grade: 'Class 4',
  offAt: Date.UTC(2026, 0, 5),
};

const styles: readonly RunningStyle[] = [0, 1, 2, 3];

const card = makeCard(
  race,
  Array.from({ length: RUNNERS }, (_, stall) => ({
    horseId: `runner ${stall + 1}`,
    rating: 60 + stall,
    sex: 'male' as const,
    birthSeason: -4,
    style: styles[stall % styles.length] ?? 0,
    condition: 90,
    energy: 90,
    talents: {
      speed: 54 + stall,
      acceleration: 56,
      stamina: 56,
      recovery: 56,
      agility: 56,
      balance: 56,
      heart: 56,
      distancePreferred: 1200,
      distanceBreadth: 150,
      goingPreferred: 0,
      surfaceAptitude: 0,
    },
  })),
);

for (let warmUp = 0; warmUp < 100; warmUp++) runRace(card, [warmUp, 1, 2, 3]);

const began = performance.now();
let races = 0;
while (performance.now() - began < SECONDS * 1000) runRace(card, [races++, 4, 5, 6]);
const elapsed = performance.now() - began;

console.log(`${RUNNERS} runners over ${race.distance} m`);
console.log(
  `${Math.round((races / elapsed) * 1000)} races a second, ${(elapsed / races).toFixed(2)} ms a race`,
);

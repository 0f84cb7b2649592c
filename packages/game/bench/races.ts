import { loadavg } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { ENGINE } from '../src/engine/engines.ts';
import { runRace } from '../src/engine/runRace.ts';
import { noBonuses } from '../src/equipment/effects.ts';
import { makeCard, type RaceToFreeze } from '../src/fairness/makeCard.ts';
import type { RunningStyle } from '../src/horses/foundation.ts';
import { drawJockeys } from '../src/jockeys/bookJockeys.ts';
import { EPOCH } from '../src/season/season.ts';

/** Runs handicaps of twelve over 1,200 m for some seconds; prints races a second and bytes a race. */
const SECONDS = 3;
const RUNNERS = 12;
const WARM_UP = 300;

const race: RaceToFreeze = {
  raceId: 'bench',
  engine: ENGINE,
  trackId: 'kingsmere',
  distance: 1200,
  surface: 'Turf',
  going: 0,
  grade: 'Class 4',
  offAt: EPOCH,
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
    wonThisSeason: [],
    kit: noBonuses,
    lastRunAt: null,
    lostToAge: 0,
    overreached: false,
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
  drawJockeys(race.raceId, RUNNERS),
);

/** Bytes allocated on V8's heap since the start. */
function allocated(): number {
  return getHeapStatistics().total_allocated_bytes;
}

for (let warmUp = 0; warmUp < WARM_UP; warmUp++) runRace(card, [warmUp, 1, 2, 3]);

const before = allocated();
const cpu = process.cpuUsage();
const began = performance.now();
let races = 0;
while (performance.now() - began < SECONDS * 1000) runRace(card, [races++, 4, 5, 6]);
const elapsed = performance.now() - began;
const { user, system } = process.cpuUsage(cpu);
const bytes = (allocated() - before) / races;

console.log(`${RUNNERS} runners over ${race.distance} m, load ${loadavg()[0]?.toFixed(2)}`);
console.log(`${Math.round((races / elapsed) * 1000)} races a second`);
console.log(`${Math.round((races / (user + system)) * 1e6)} races a second of one core's time`);
console.log(`${Math.round(bytes / 1024)} KiB allocated a race`);

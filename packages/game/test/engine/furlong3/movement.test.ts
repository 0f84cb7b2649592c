import { expect, it } from 'vitest';
import { goldenRace } from '../../../golden/races.ts';
import { Checksum } from '../../../src/engine/checksum.ts';
import { BODY_LENGTH, BODY_WIDTH } from '../../../src/engine/furlong2/look.ts';
import { TICK } from '../../../src/engine/furlong2/tick.ts';
import type { Race } from '../../../src/engine/furlong3/race.ts';
import { runRace } from '../../../src/engine/furlong3/runRace.ts';
import { runTick } from '../../../src/engine/furlong3/runTick.ts';
import { startRace } from '../../../src/engine/furlong3/startRace.ts';

const RACES = 500;

/** Metres per second that a runner may lose in a second. */
const HARDEST = 1.2;

/** Metres: past the stalls, where runners stand nearer than they ever run. */
const OFF = 1;

const ROUNDING = 1e-9;

/** Calls `after` at the end of every tick, until the last runner has passed the post. */
function watch(number: number, after: (race: Race) => void): void {
  const { card, words } = goldenRace('furlong-3', number);
  const race = startRace(card, words);
  while (race.home < race.field.length) {
    runTick(race);
    after(race);
  }
}

it('no runner that is away loses more than 1.2 m/s in a second before the post, in speed or in ground', () => {
  let hardest = 0;
  for (let number = 0; number < RACES; number++) {
    const before: { metres: number; speed: number; covered: number; away: boolean }[] = [];
    watch(number, ({ field, distance }) => {
      for (const [stall, { body }] of field.entries()) {
        const { metres, speed, away } = body;
        const last = before[stall];
        const covered = (metres - (last?.metres ?? 0)) / TICK;
        if (last?.away && metres < distance) {
          hardest = Math.max(hardest, last.speed - speed, last.covered - covered);
        }
        before[stall] = { metres, speed, covered, away };
      }
    });
  }
  expect(hardest / TICK).toBeLessThanOrEqual(HARDEST);
  expect(hardest / TICK).toBeGreaterThan(HARDEST / 2);
});

it('nobody ends a tick on ground that another holds', () => {
  let nearest = Infinity;
  for (let number = 0; number < RACES; number++) {
    watch(number, ({ running }) => {
      for (const [rank, { body }] of running.entries()) {
        for (const { body: other } of running.slice(rank + 1)) {
          if (body.metres - other.metres > BODY_LENGTH) break;
          if (other.metres < OFF) continue;
          nearest = Math.min(nearest, Math.abs(body.lane - other.lane));
        }
      }
    });
  }
  expect(nearest).toBeGreaterThanOrEqual(BODY_WIDTH - ROUNDING);
});

it('is the same race whether anybody watches it or not', () => {
  for (let number = 0; number < 20; number++) {
    const { card, words } = goldenRace('furlong-3', number);
    const race = startRace(card, words);
    const bodies = race.field.map(({ body }) => body);
    const checksum = new Checksum();
    let galloped = 0;
    while (galloped < 10) {
      runTick(race);
      if (race.home === bodies.length) galloped++;
      checksum.add(bodies);
    }
    expect(checksum.text()).toBe(runRace(card, words).checksum);
  }
});

import { MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { raceWithEntries, trackCourses, trackRuns } from '../../src/index.ts';
import { fillRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import {
  freeze,
  openTestRace,
  raceTime,
  registerHouseHorses,
  settle,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();
const terms = { trackId: 'port-regis', surface: 'Dirt', distance: 1100 } as const;

beforeAll(async () => {
  await registerHouseHorses(game, 'Course House', 4);
});

/** A race of four house horses that is on. */
async function running(changed: Parameters<typeof openTestRace>[1] = {}) {
  const closesAt = Date.now() + MINUTE / 4;
  const raceId = await openTestRace(game, { closesAt, maxRating: 140, ...terms, ...changed });
  await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
  await freeze(game, raceId, closesAt);
  await start(game, raceId);
  return raceId;
}

async function finish(raceId: string) {
  const { race } = await raceWithEntries(game.visitor(), { raceId });
  await settle(game, raceId, 6000, race.offAt + raceTime);
}

const coursesOf = (trackId: 'port-regis' | 'kingsmere' | null) =>
  trackCourses(game.visitor(), { trackId });
const runsOf = (trackId: 'port-regis' | null) => trackRuns(game.visitor(), { trackId });

describe('what a course has shown', () => {
  it('counts a race once it is settled, and once however often that is asked', async () => {
    const raceId = await running();
    expect([await coursesOf('port-regis'), await runsOf('port-regis')]).toEqual([[], []]);
    await finish(raceId);
    await finish(raceId);
    expect(await coursesOf('port-regis')).toMatchObject([
      { ...terms, races: 1, record: { raceId, timeMs: 70_000 } },
    ]);
    expect(await coursesOf('kingsmere')).toEqual([]);
  });

  it('tells apart the thirds of the field, with the wins that chance alone would give', async () => {
    // Of four, two are next to the rail, one in the middle, one outside; the first draw has won.
    expect(await runsOf('port-regis')).toEqual([
      { ...terms, third: 0, style: 1, runs: 2, wins: 1, byChance: 0.5 },
      { ...terms, third: 1, style: 1, runs: 1, wins: 0, byChance: 0.25 },
      { ...terms, third: 2, style: 1, runs: 1, wins: 0, byChance: 0.25 },
    ]);
  });

  it('keeps the older of two records as fast, and the courses of a track apart', async () => {
    const [first] = await coursesOf('port-regis');
    await finish(await running());
    await finish(await running({ distance: 1300 }));
    expect(await coursesOf('port-regis')).toMatchObject([
      { distance: 1100, races: 2, record: first?.record },
      { distance: 1300, races: 1 },
    ]);
    expect(await coursesOf(null)).toHaveLength(2);
    expect((await runsOf(null)).map(({ distance, runs }) => [distance, runs])).toEqual([
      ...[
        [null, 6],
        [null, 3],
        [null, 3],
      ],
    ]);
  });
});

import { MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseRecord, raceWithEntries, winnersBefore } from '../../src/index.ts';
import { fillRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  raceTime,
  registerHouseHorses,
  settle,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();

beforeAll(async () => {
  await registerHouseHorses(game, 'Paddock House', 2);
});

type Terms = Parameters<typeof openTestRace>[1];

/** A race of the two house horses, frozen. */
async function frozenRace(terms: Terms = {}) {
  const closesAt = Date.now() + MINUTE / 4;
  const raceId = await openTestRace(game, { closesAt, maxRating: 140, ...terms });
  await fillRace(game.steward(), { raceId, target: 2, at: closesAt });
  await freeze(game, raceId, closesAt);
  return raceId;
}

async function winnerOf(raceId: string) {
  const { race, runners } = await raceWithEntries(game.visitor(), { raceId });
  await settle(game, raceId, 6000, race.offAt + raceTime);
  return runners[0]?.horseId;
}

describe('the racecard', () => {
  it('tells who has won at the track, over the distance, or both, once it is settled', async () => {
    const told = async () => {
      const raceId = await openTestRace(game, {
        trackId: 'kingsmere',
        distance: 1200,
        maxRating: 140,
      });
      await fillRace(game.steward(), { raceId, target: 2, at: Date.now() });
      const won = await winnersBefore(game.visitor(), { raceId });
      await game.sql(`delete from private.engagements where race_id = $1`, [raceId]);
      await game.sql(`delete from public.entries where race_id = $1`, [raceId]);
      await game.sql(`update public.races set entries_count = 0, house_count = 0 where id = $1`, [
        raceId,
      ]);
      return won.map(({ atTrack, overDistance, overBoth }) => [atTrack, overDistance, overBoth]);
    };
    const elsewhere = await frozenRace({ trackId: 'monte-sereno', distance: 1200 });
    await start(game, elsewhere);
    await winnerOf(elsewhere);
    expect(await told()).toEqual([[false, true, false]]);
    const here = await frozenRace({ trackId: 'kingsmere', distance: 1400 });
    await start(game, here);
    await winnerOf(here);
    // The same horse has the first draw again.
    expect(await told()).toEqual([[true, true, false]]);
    const both = await frozenRace({ trackId: 'kingsmere', distance: 1200, maxRating: 140 });
    await start(game, both);
    await winnerOf(both);
    expect(await told()).toEqual([[true, true, true]]);
  });

  it('tells the record of its own course, distance and surface, and of no race that is running', async () => {
    const terms = { trackId: 'port-regis', surface: 'Dirt', distance: 1100 } as const;
    const raceId = await frozenRace(terms);
    expect(await courseRecord(game.visitor(), { raceId })).toBeNull();
    await start(game, raceId);
    expect(await courseRecord(game.visitor(), { raceId })).toBeNull();
    const horseId = await winnerOf(raceId);
    const record = { raceId, horseId, timeMs: 70_000 };
    const next = await openTestRace(game, terms);
    expect(await courseRecord(game.visitor(), { raceId: next })).toMatchObject(record);
    const turf = await openTestRace(game, { ...terms, surface: 'Turf' });
    expect(await courseRecord(game.visitor(), { raceId: turf })).toBeNull();
  });

  it('tells age, sex, style, figures and kit of a runner', async () => {
    const player = await game.player();
    const raceId = await openTestRace(game);
    await enter(raceId, player);
    const { runners } = await raceWithEntries(game.visitor(), { raceId });
    expect(runners[0]?.horse).toMatchObject({ figures: '', lastRunAt: null });
    expect(runners[0]?.horse.birthSeason).toBeTypeOf('number');
    expect(runners[0]?.horse.equipment.length).toBeGreaterThan(0);
  });
});

import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import {
  houseToCome,
  mySuitableRaces,
  programmeAhead,
  racesToEnter,
  raceWithEntries,
} from '../../src/index.ts';
import { fillRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

/** Every starter horse is of these at most: it suits all of them, and a race for another suits none. */
const anySpecialty = {
  suitableFor: ['Sprint', 'Mile', 'Middle Distance', 'Long Distance'],
} as const;
const forOldHorses = { ...anySpecialty, ageClass: '4yo+' } as const;

describe('the races that suit', () => {
  it('are found on whatever page of the programme they stand, the first off first', async () => {
    const owner = await game.player();
    const soon = Date.now() + 2 * MINUTE;
    // Among nothing but races for older horses, one suits at the end of the programme.
    for (let race = 0; race < 25; race += 1) {
      await openTestRace(game, { ...forOldHorses, closesAt: soon + race * MINUTE });
    }
    const late = await openTestRace(game, { ...anySpecialty, closesAt: soon + 2 * HOUR });
    const later = await openTestRace(game, { ...anySpecialty, closesAt: soon + 3 * HOUR });
    const found = await mySuitableRaces(owner.backend);
    expect(found.map(({ id }) => id)).toEqual([late, later]);
    const ofHorse = await racesToEnter(owner.backend, { horseId: owner.horseId });
    expect(ofHorse.map(({ id }) => id)).toEqual([late, later]);
    const [first] = await mySuitableRaces(owner.backend, { limit: 1 });
    expect(await mySuitableRaces(owner.backend, { limit: 1, after: first ?? null })).toMatchObject([
      { id: later },
    ]);
  });

  it('are those of the player’s own horses, and take entries still', async () => {
    const owner = await game.player();
    const other = await game.player();
    const raceId = await openTestRace(game, { ...anySpecialty, closesAt: Date.now() + MINUTE });
    const suiting = async () => (await mySuitableRaces(owner.backend)).map(({ id }) => id);
    expect(await suiting()).toContain(raceId);
    expect(await racesToEnter(owner.backend, { horseId: other.horseId })).toEqual([]);
    await game.sql('update public.horses set retired_at = now() where id = $1', [owner.horseId]);
    expect(await suiting()).toEqual([]);
    await game.sql('update public.horses set retired_at = null where id = $1', [owner.horseId]);
    await enter(raceId, owner);
    await freeze(game, raceId, Date.now() + MINUTE);
    expect(await suiting()).not.toContain(raceId);
    await expect(mySuitableRaces(game.visitor())).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('are not those of new stables alone, once the player’s is not new', async () => {
    const owner = await game.player();
    const raceId = await openTestRace(game, { ...anySpecialty, noviceStablesOnly: true });
    const suiting = async () => (await mySuitableRaces(owner.backend)).map(({ id }) => id);
    expect(await suiting()).toContain(raceId);
    await game.sql(
      `update public.stables set created_at = now() - interval '29 days' where id = $1`,
      [owner.stableId],
    );
    expect(await suiting()).not.toContain(raceId);
  });
});

describe('the house horses that would fill a field', () => {
  it('are the next of its reserves that are free when entries close, as many as it wants', async () => {
    const owner = await game.player();
    await registerHouseHorses(game, 'Fill House', 8);
    const closesAt = Date.now() + 30 * MINUTE;
    const raceId = await openTestRace(game, { suitableFor: ['Sprint'], closesAt, finalField: 6 });
    const before = await game.sql('select reserves from public.openings where race_id = $1', [
      raceId,
    ]);
    const reserves = before[0]?.reserves as string[];
    await fillRace(game.steward(), { raceId, target: 2, at: Date.now() });
    const entered = (await raceWithEntries(game.visitor(), { raceId })).runners;
    expect(entered.map(({ horseId }) => horseId).toSorted()).toEqual(
      reserves.slice(0, 2).toSorted(),
    );
    // The third runs shortly after the close, the fourth is home before it.
    const busy = await openTestRace(game, { closesAt: closesAt + MINUTE });
    const done = await openTestRace(game, { closesAt: closesAt - 10 * MINUTE });
    for (const [index, race] of [busy, done].entries()) {
      await game.sql('insert into private.engagements (horse_id, race_id) values ($1, $2)', [
        reserves[2 + index],
        race,
      ]);
    }
    const told = (await houseToCome(game.visitor(), { raceIds: [raceId] })).get(raceId);
    expect(told?.places).toBe(6);
    expect(told?.reserves.map(({ id }) => id)).toEqual(reserves.slice(3, 7));
    expect(told?.reserves[0]).toMatchObject({ rating: 50, sex: 'male' });
    await game.sql('delete from private.engagements where race_id in ($1, $2)', [busy, done]);

    const sprinter = `update public.horses set specialty = 'Sprint' where id = $1`;
    await game.sql(sprinter, [owner.horseId]);
    await enter(raceId, owner);
    const [race] = (await racesToEnter(owner.backend, owner)).filter(({ id }) => id === raceId);
    expect(race?.field).toHaveLength(3);
    expect(race?.reserves.map(({ id }) => id)).toEqual(reserves.slice(2, 5));
    expect(
      (await houseToCome(game.visitor(), { raceIds: [busy, raceId] })).get(raceId)?.places,
    ).toBe(6);
  });

  it('are told of a hundred races at most', async () => {
    const raceId = await openTestRace(game, { finalField: 6 });
    const others = Array.from({ length: 99 }, () => crypto.randomUUID());
    const told = (raceIds: string[]) => houseToCome(game.visitor(), { raceIds });
    expect([...(await told([...others, raceId])).keys()]).toEqual([raceId]);
    expect((await told([...others, ...others, raceId])).size).toBe(0);
  });
});

it('the programme is known by its last off and the least gap between two', async () => {
  const last = Math.ceil(Date.now() / MINUTE) * MINUTE + 2 * DAY;
  for (const offAt of [last - 17 * MINUTE, last - 10 * MINUTE, last, last]) {
    await openTestRace(game, { closesAt: offAt - MINUTE, offAt });
  }
  // Those of the first test are a minute apart; others were opened within one.
  expect(await programmeAhead(game.visitor())).toEqual({ openUntil: last, everyMinutes: 1 });
});

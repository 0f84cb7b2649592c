import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import {
  type CalendarRace,
  enterRace,
  myCalendarRaces,
  myCalendarSecret,
  myTrainingDays,
  renameHorse,
  renewCalendarSecret,
  type TrainingSession,
} from '../../src/index.ts';
import { followedCalendar } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';
import { end, train } from '../support/testTraining.ts';

const game = openTestGame();
const racesOf = async ({ backend }: Player, from: number, to: number) =>
  (await myCalendarRaces(backend, { from, to })).races;
const renewal = () => ({ requestId: crypto.randomUUID() });

describe('the races of a calendar', () => {
  it('are the player’s own whose off lies in the span', async () => {
    const [ann, ben] = [await game.player(), await game.player()];
    const offAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt: offAt - MINUTE, name: 'Oak Stakes' });
    for (const { backend, horseId } of [ann, ben]) {
      await enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });
    }
    expect(await racesOf(ann, offAt, offAt + 1)).toEqual([
      {
        ...{ id: expect.any(String), horseId: ann.horseId, horseName: expect.any(String) },
        ...{ raceId, raceName: 'Oak Stakes', trackId: 'kingsmere', distance: 1200 },
        ...{ surface: 'Turf', grade: 'Class 6', status: 'open', offAt, place: null },
      },
    ]);
    expect(await racesOf(ann, offAt - DAY, offAt)).toEqual([]);
    expect(await racesOf(ann, offAt + 1, offAt + DAY)).toEqual([]);
  });

  it('are found however long the entry was made before them', async () => {
    const player = await game.player();
    const { backend, horseId } = player;
    const raceId = await openTestRace(game);
    const { id } = await enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });
    await game.sql(
      `update public.entries set entered_at = now() - interval '30 days' where id = $1`,
      [id],
    );
    expect(await racesOf(player, Date.now(), Date.now() + DAY)).toHaveLength(1);
  });

  it('come by pages, those of one off whole', async () => {
    const { backend, horseId } = await game.player();
    const raceId = await openTestRace(game);
    await enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });
    // As of a stable whose races were settled long ago: each horse is engaged once at a time.
    await game.sql(
      `with race as (
         insert into public.races
         select (jsonb_populate_record(r, jsonb_build_object(
           'id', gen_random_uuid(), 'slot', 'paged ' || n, 'entries_count', 0
         ))).*
         from public.races r, generate_series(1, 1001) n where r.id = $1
         returning id
       )
       insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at, seed_hash)
       select race.id, e.horse_id, e.stable_id, e.nonce, e.entered_at, e.seed_hash
       from race, public.entries e where e.race_id = $1`,
      [raceId],
    );
    const span = { from: Date.now(), to: Date.now() + DAY };
    const sizes: number[] = [];
    const seen = new Set<string>();
    for (let after: CalendarRace | null = null, goesOn = true; goesOn; ) {
      const { races, more } = await myCalendarRaces(backend, { ...span, after });
      sizes.push(races.length);
      for (const { id } of races) seen.add(id);
      [after, goesOn] = [races.at(-1) ?? null, more];
    }
    await game.sql(`delete from public.entries where race_id <> $1 and horse_id = $2`, [
      raceId,
      horseId,
    ]);
    await game.sql(`delete from public.races where slot like 'paged %'`);
    expect([sizes, seen.size]).toEqual([[500, 500, 2], 1002]);
  });

  it('are of 62 days at most', async () => {
    const player = await game.player();
    expect(await racesOf(player, 0, 62 * DAY)).toEqual([]);
    for (const to of [62 * DAY + 1, 0, -1]) {
      await expect(racesOf(player, 0, to)).rejects.toMatchObject({
        code: 'bad_request',
      });
    }
  });
});

describe('the training of a calendar', () => {
  it('is told by horse, programme and day, from the midnights that were given', async () => {
    const player = await game.player();
    const sessions: TrainingSession[] = [];
    for (const programme of ['speed', 'speed', 'agility'] as const) {
      const session = await train(player, programme);
      await end(game, session);
      sessions.push(session);
    }
    const midnights = [-1, 0, 1, 2].map((day) => Date.UTC(2026, 9, 25 + day, 1));
    const begin = async (index: number, at: number) =>
      game.sql(
        `update public.training_sessions set started_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = $1`,
        [sessions[index]?.id, new Date(at).toISOString()],
      );
    const [, first = 0, second = 0, last = 0] = midnights;
    // Another stable's session of the same day is not told.
    const elsewhere = await train(await game.player());
    await end(game, elsewhere);
    sessions.push(elsewhere);
    await begin(3, first);
    await begin(0, first);
    await begin(1, second - 1);
    await begin(2, second);
    const told = await myTrainingDays(player.backend, { midnights });
    const whose = { horseId: player.horseId, horseName: expect.any(String) };
    expect(told).toEqual([
      { ...whose, midnight: first, programme: 'speed', sessions: 2 },
      { ...whose, midnight: second, programme: 'agility', sessions: 1 },
    ]);
    await begin(2, last);
    expect(await myTrainingDays(player.backend, { midnights })).toHaveLength(1);
  });

  it('is asked for by at most 62 days', async () => {
    const { backend } = await game.player();
    const refused = { code: 'bad_request' };
    const hours = Array.from({ length: 64 }, (_, hour) => hour * HOUR);
    await expect(myTrainingDays(backend, { midnights: hours })).rejects.toMatchObject(refused);
    expect(await myTrainingDays(backend, { midnights: hours.slice(1) })).toEqual([]);
    for (const midnights of [[], [0], [0, 63 * DAY]]) {
      await expect(myTrainingDays(backend, { midnights })).rejects.toMatchObject(refused);
    }
  });
});

describe('the address of a calendar', () => {
  it('is made once for a request, read by its owner alone, and reads what is theirs', async () => {
    const [ann, ben] = [await game.player(), await game.player()];
    expect(await myCalendarSecret(ann.backend)).toBeNull();
    const request = renewal();
    const secret = await renewCalendarSecret(ann.backend, request);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await renewCalendarSecret(ann.backend, request)).toBe(secret);
    expect(await myCalendarSecret(ann.backend)).toBe(secret);
    expect(await myCalendarSecret(ben.backend)).toBeNull();

    const raceId = await openTestRace(game);
    for (const { backend, horseId } of [ann, ben]) {
      await enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });
    }
    expect(await followedCalendar(game.steward(), { secret })).toMatchObject([
      { kind: 'race', raceId, place: null, status: 'open' },
    ]);
  });

  it('tells a session as well', async () => {
    const player = await game.player();
    const { id, startedAt, endsAt } = await train(player, 'endurance');
    const secret = await renewCalendarSecret(player.backend, renewal());
    expect(await followedCalendar(game.steward(), { secret })).toEqual([
      {
        ...{ id, horseName: expect.any(String), kind: 'training', programme: 'endurance' },
        ...{ renamed: false, beginsAt: startedAt, endsAt },
      },
    ]);
  });

  it('tells that a horse was renamed, of its races and its sessions', async () => {
    const player = await game.player();
    const { backend, horseId } = player;
    await end(game, await train(player));
    const raceId = await openTestRace(game);
    await enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });
    const secret = await renewCalendarSecret(backend, renewal());
    const told = async () =>
      (await followedCalendar(game.steward(), { secret })).map(({ kind, renamed }) => [
        kind,
        renamed,
      ]);
    expect(await told()).toEqual([
      ['race', false],
      ['training', false],
    ]);
    await renameHorse(backend, { horseId, name: 'Silver Harbour', requestId: crypto.randomUUID() });
    expect(await told()).toEqual([
      ['race', true],
      ['training', true],
    ]);
  });

  it('is dead once it was renewed, as one that never was', async () => {
    const { backend } = await game.player();
    const before = await renewCalendarSecret(backend, renewal());
    const after = await renewCalendarSecret(backend, renewal());
    expect(after).not.toBe(before);
    for (const secret of [before, 'f'.repeat(64), '', "' or true"]) {
      await expect(followedCalendar(game.steward(), { secret })).rejects.toMatchObject({
        code: 'calendar_not_found',
      });
    }
    expect(await followedCalendar(game.steward(), { secret: after })).toEqual([]);
  });
});

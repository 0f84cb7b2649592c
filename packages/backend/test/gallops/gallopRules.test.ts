import {
  bandsOf,
  ENGINE,
  type Entrant,
  engineOf,
  gallopLengths,
  lengthsBetween,
  makeCard,
} from '@furlong/game/engine';
import {
  ageAt,
  conditionAt,
  DAY,
  drawJockeys,
  EPOCH,
  energyAt,
  type GallopQuestion,
  gallopDistances,
  gallopGoings,
  isOverreached,
  noBonuses,
  type Sex,
  type Surface,
  seasonAt,
  speedLostToAge,
  type Talents,
} from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { RunSql } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();
const { worth } = engineOf(ENGINE);

let player: Player;

beforeAll(async () => {
  player = await game.player();
});

const talent = fc.integer({ min: 0, max: 100 });
/** Ten-thousandths of a point. */
const gain = fc.integer({ min: 0, max: 400_000 });
const trained = ['speed', 'acceleration', 'stamina', 'recovery', 'agility', 'balance'] as const;

const horses = fc.record({
  sex: fc.constantFrom<Sex>('male', 'female'),
  born: fc.record<Talents>({
    ...{ speed: talent, acceleration: talent, stamina: talent, recovery: talent },
    ...{ agility: talent, balance: talent, heart: talent },
    distancePreferred: fc.integer({ min: 800, max: 4000 }),
    distanceBreadth: fc.integer({ min: 0, max: 2000 }),
    goingPreferred: fc.integer({ min: -100, max: 100 }),
    surfaceAptitude: fc.integer({ min: -100, max: 100 }),
  }),
  gained: fc.option(fc.tuple(gain, gain, gain, gain, gain, gain)),
});

type Horse = typeof horses extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes the player's horse this one; returns its talents as they are now. */
async function write(sql: RunSql, { sex, born, gained }: Horse): Promise<Talents> {
  await sql('update public.horses set sex = $2 where id = $1', [player.horseId, sex]);
  const { distancePreferred, distanceBreadth, goingPreferred, surfaceAptitude, heart } = born;
  await sql(
    `update private.talents set (speed, acceleration, stamina, recovery, agility, balance, heart,
       distance_preferred, distance_breadth, going_preferred, surface_aptitude)
       = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) where horse_id = $1`,
    [player.horseId, ...trained.map((name) => born[name]), heart, distancePreferred].concat([
      distanceBreadth,
      goingPreferred,
      surfaceAptitude,
    ]),
  );
  await sql('delete from private.talents_gained where horse_id = $1', [player.horseId]);
  if (gained === null) return born;
  await sql('insert into private.talents_gained values ($1, $2, $3, $4, $5, $6, $7)', [
    player.horseId,
    ...gained,
  ]);
  const now = trained.map((name, at) => [name, born[name] + (gained[at] ?? 0) / 10_000] as const);
  return { ...born, ...Object.fromEntries(now) };
}

/** Every question there is, without equipment and with a little and the most of it. */
const questions: GallopQuestion[] = (['Turf', 'Dirt'] as const).flatMap((surface) =>
  gallopGoings[surface].flatMap((going) =>
    gallopDistances.flatMap((distance) =>
      [0, 7, 25].map((kit) => ({ distance, surface, going, kit })),
    ),
  ),
);

it('the database expects of a gallop what the rules do, whatever the horse and the question', async () => {
  await game.database.withRollback(async (sql) => {
    await fc.assert(
      fc.asyncProperty(horses, async (horse) => {
        const talents = await write(sql, horse);
        const rows = await sql(
          `select private.lengths_ahead_of_benchmark($1, q.distance, q.surface, q.going, q.kit) as lengths
           from unnest($2::integer[], $3::text[], $4::integer[], $5::integer[])
             with ordinality q (distance, surface, going, kit, number)
           order by q.number`,
          [
            player.horseId,
            questions.map(({ distance }) => distance),
            questions.map(({ surface }) => surface),
            questions.map(({ going }) => going),
            questions.map(({ kit }) => kit),
          ],
        );
        const bands = bandsOf(talents, worth);
        const apart = questions.map((question, at) =>
          Math.abs(Number(rows[at]?.lengths) - gallopLengths(bands, horse.sex, question, worth)),
        );
        expect(Math.max(...apart)).toBeLessThan(1e-6);
      }),
      { numRuns: 10 },
    );
  });
});

const NOW = EPOCH + 40 * 7 * DAY + 12_345_678;

const days = fc.record({
  distance: fc.constantFrom(...gallopDistances),
  surface: fc.constantFrom<Surface>('Turf', 'Dirt'),
  going: fc.integer({ min: -100, max: 100 }),
  kit: fc.integer({ min: 0, max: 25 }),
  age: fc.integer({ min: 2, max: 11 }),
  at: fc.integer({ min: 0, max: 12 * 7 * DAY }).map((later) => NOW + later),
  condition: fc.integer({ min: 0, max: 100 }),
  energy: fc.integer({ min: 0, max: 100 }),
  idle: fc.integer({ min: 0, max: 20 * DAY }),
  overreached: fc.boolean(),
  lastRun: fc.option(fc.integer({ min: 0, max: 40 * DAY })),
});

it('a horse goes against its ghost with the figures that a card of today would have of it', async () => {
  const raceId = await openTestRace(game);
  await game.database.withRollback(async (sql) => {
    await fc.assert(
      fc.asyncProperty(horses, days, async (horse, day) => {
        const talents = await write(sql, horse);
        const { at, kit, condition, energy, idle, overreached, distance, surface, going } = day;
        const birthSeason = seasonAt(at) - day.age;
        const since = at - idle;
        const lastRunAt = day.lastRun === null ? null : at - day.lastRun;
        await sql(
          `update public.horses set birth_season = $2, condition = $3, energy = $4,
             condition_at = $5, overreached = $6, last_run_at = $7 where id = $1`,
          [
            ...[player.horseId, birthSeason, condition, energy, new Date(since).toISOString()],
            ...[overreached, lastRunAt === null ? null : new Date(lastRunAt).toISOString()],
          ],
        );
        const entrant: Entrant = {
          ...{ horseId: player.horseId, rating: 50, sex: horse.sex, birthSeason, style: 1 },
          ...{ wonThisSeason: [], talents, lastRunAt },
          kit: { ...noBonuses, speed: kit },
          condition: conditionAt(condition, since, at),
          energy: energyAt(energy, since, at, 50),
          lostToAge: speedLostToAge(ageAt(birthSeason, at)),
          overreached: isOverreached({ overreached, idleSince: since }, at),
        };
        const race = { engine: ENGINE, trackId: 'kingsmere', distance, surface, going } as const;
        const [today] = makeCard(
          { ...race, raceId, grade: 'Class 6', offAt: at },
          [entrant],
          drawJockeys(raceId, 1),
        ).runners;
        if (today === undefined) throw new Error('The card has no runner.');
        const then = { ...today, speed: 990_000, stamina: 21_500 };
        await sql(
          `update public.races set distance = $2, surface = $3, going = $4, card = $5 where id = $1`,
          [raceId, distance, surface, going, JSON.stringify({ runners: [then] })],
        );
        const [row] = await sql(
          `select private.speed_today(h, $2, $3, $4, $5, $6, $7) as speed,
             private.lengths_ahead_of_ghost(h, $2, $8, $7) as lengths
           from public.horses h where h.id = $1`,
          [
            ...[player.horseId, kit, distance, surface, going, today.weight],
            ...[new Date(at).toISOString(), raceId],
          ],
        );
        // The last millionth may be rounded another way.
        expect(Math.abs(Number(row?.speed) - today.speed)).toBeLessThanOrEqual(1);
        expect(Number(row?.lengths)).toBeCloseTo(lengthsBetween(today, then, distance), 2);
      }),
      { numRuns: 150 },
    );
  });
});

it('the database gallops over the distances and on the ground of the rules alone', async () => {
  const rows = await game.sql(
    `select d as distance, s as surface, g as going
     from generate_series(900, 2500, 50) d, generate_series(-100, 100) g,
       unnest(array['Turf', 'Dirt']) s
     where private.is_gallop(d, s, g)
     order by d, s desc, g`,
  );
  expect(rows).toEqual(
    gallopDistances.flatMap((distance) =>
      (['Turf', 'Dirt'] as const).flatMap((surface) =>
        gallopGoings[surface].map((going) => ({ distance, surface, going })),
      ),
    ),
  );
  expect(await game.sql(`select private.is_gallop(1600, 'Sand', 0) as known`)).toEqual([
    { known: false },
  ]);
});

it('chance has a mean of 0, a deviation of 1 length, and is far from neither side', async () => {
  const [row] = await game.sql(
    `select avg(noise) as mean, stddev_pop(noise) as deviation, min(noise) as least,
       max(noise) as most
     from (
       select private.gallop_noise(private.sha256_hex(n::text)) as noise
       from generate_series(1, 20000) n
     ) draws`,
  );
  expect(Number(row?.mean)).toBeCloseTo(0, 1);
  expect(Number(row?.deviation)).toBeGreaterThan(0.985);
  expect(Number(row?.deviation)).toBeLessThan(1.015);
  expect(Number(row?.least)).toBeGreaterThan(-5);
  expect(Number(row?.most)).toBeLessThan(5);
  expect(Number(row?.most)).toBeGreaterThan(3);
});

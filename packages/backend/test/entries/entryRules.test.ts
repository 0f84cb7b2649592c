import {
  conditionsMet,
  DAY,
  ENERGY_TO_RUN,
  EPOCH,
  entryRefusal,
  HOUR,
  type HorseToEnter,
  mayRunAt,
  type RaceChampionship,
  type RaceToEnter,
  type StableToEnter,
  specialties,
  suits,
} from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { RunSql } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

/** Half a season in: an off time up to nine weeks later may lie in the next one. */
const NOW = EPOCH + 5 * 84 * DAY + 42 * DAY;

let player: Player;
let raceId: string;
let otherRaceId: string;

beforeAll(async () => {
  player = await game.player();
  raceId = await openTestRace(game);
  otherRaceId = await openTestRace(game);
});

const nearly = (limit: number) => fc.constantFrom(limit - 1, limit, limit + 1);
const often = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
const specialty = fc.constantFrom(...specialties);

const championship: RaceChampionship = {
  ...{ season: 3, division: 'sprint', kind: 'qualifier', points: [10, 5, 3, 2, 1] },
  automatic: false,
};

const races: fc.Arbitrary<RaceToEnter> = fc
  .record({
    status: often<RaceToEnter['status']>('open', fc.constant('closed')),
    grade: fc.constantFrom('Grade 1', 'Class 5', 'Maiden', 'Novice'),
    ageClass: often<RaceToEnter['ageClass']>('3yo+', fc.constantFrom('2yo', '3yo', '4yo+')),
    suitableFor: often([...specialties], fc.uniqueArray(specialty, { minLength: 1 })),
    entryFee: fc.constantFrom(0, 180, 24_999, 25_000, 25_001),
    minRating: often<number | null>(null, fc.constantFrom(0, 50, 51)),
    maxRating: often<number | null>(null, fc.constantFrom(140, 50, 49)),
    maxEntries: fc.constant(12),
    entered: often(
      { entriesCount: 3, houseCount: 2 },
      fc.constantFrom(
        { entriesCount: 23, houseCount: 0 },
        { entriesCount: 26, houseCount: 3 },
        { entriesCount: 24, houseCount: 0 },
        { entriesCount: 27, houseCount: 3 },
      ),
    ),
    noviceStablesOnly: fc.boolean(),
    championship: often<RaceToEnter['championship']>(
      null,
      fc.constantFrom(
        { ...championship, division: 'fillies-and-mares' },
        { ...championship, kind: 'final' },
        { ...championship, kind: 'consolation' },
      ),
    ),
    requested: often(false, fc.boolean()),
    closesIn: often(60_000, nearly(0)),
    offIn: fc.constantFrom(60_000, 60_000, 41 * DAY, 42 * DAY, 63 * DAY),
  })
  .map(({ closesIn, offIn, status, entered, ...race }) => {
    const closesAt = NOW + closesIn;
    // Lots have been drawn of a race that is closed.
    const { houseCount } = entered;
    const entriesCount = status === 'open' ? entered.entriesCount : 3;
    return { ...race, status, entriesCount, houseCount, closesAt, offAt: closesAt + offIn };
  });

const horses = fc.record<HorseToEnter>({
  sex: fc.constantFrom('male', 'female'),
  specialty,
  rating: fc.oneof(nearly(50), fc.integer({ min: 0, max: 140 })),
  birthSeason: fc.integer({ min: 0, max: 4 }),
  wins: fc.constantFrom(0, 0, 1, 7),
  enteredHere: often(false, fc.boolean()),
  engaged: often(false, fc.boolean()),
  energy: fc.oneof(fc.constant(100), nearly(ENERGY_TO_RUN), fc.nat(99)),
  conditionAt: fc.constantFrom(NOW, NOW - 8 * HOUR, NOW - DAY),
  atWork: often(
    null,
    fc.record({
      until: fc.constantFrom(NOW - 1, NOW + 59_999, NOW + 60_000, NOW + 60_001),
      energy: fc.oneof(nearly(ENERGY_TO_RUN), fc.nat(100)),
    }),
  ),
});

const stables = fc.record<StableToEnter>({
  createdAt: nearly(NOW - 28 * DAY),
  credits: fc.constant(25_000),
});

it('the database refuses an entry for the same reason as the rules, or takes it as they do', async () => {
  const outcomes = new Map<unknown, number>();
  await game.database.withRollback(async (sql) => {
    await fc.assert(
      fc.asyncProperty(races, horses, stables, async (race, horse, stable) => {
        await sql('savepoint example');
        await write(sql, race, horse, stable);
        const [judged] = await sql(
          `select private.meets_conditions(r, h) as met,
             private.suits(r, h, s.created_at, $3) as suits
           from public.races r, public.horses h join public.stables s on s.id = h.stable_id
           where r.id = $1 and h.id = $2`,
          [raceId, player.horseId, instant(NOW)],
        );
        const outcome = await enter(sql);
        await sql('rollback to savepoint example');
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(judged?.met).toBe(conditionsMet(race, horse));
        expect(judged?.suits).toBe(suits(race, horse, stable, NOW));
        expect(outcome).toBe(entryRefusal(race, horse, stable, NOW));
      }),
      { numRuns: 300 },
    );
  });
  // A rule that no example reached would not be tested.
  expect([...outcomes.keys()].sort()).toEqual(
    [
      'already_entered',
      'conditions_not_met',
      'horse_engaged',
      'horse_not_back',
      'horse_too_tired',
      'horse_unsuitable',
      'not_invited',
      'novice_stables_only',
      'race_by_request',
      'race_closed',
      'race_full',
      'too_few_credits',
      null,
    ].sort(),
  );
});

it('the database lets a horse run from the same moment as the rules, whatever its energy', async () => {
  const rows = await game.sql(
    `select energy, extract(epoch from private.may_run_at(energy, $1))::double precision * 1000 as at
     from generate_series(0, 100) energy`,
    [instant(NOW)],
  );
  expect(rows).toEqual(
    rows.map((_, energy) => ({
      energy,
      at: mayRunAt({ energy, conditionAt: NOW, atWork: null }),
    })),
  );
});

async function write(sql: RunSql, race: RaceToEnter, horse: HorseToEnter, stable: StableToEnter) {
  await sql(
    `update public.races set status = $2, grade = $3, age_class = $4, suitable_for = $5,
       entry_fee = $6, min_rating = $7, max_rating = $8, max_entries = $9, entries_count = $10,
       novice_stables_only = $11, closes_at = $12, off_at = $13, house_count = $14,
       championship = $15, requested = $16
     where id = $1`,
    [
      raceId,
      race.status,
      race.grade,
      race.ageClass,
      race.suitableFor,
      race.entryFee,
      race.minRating,
      race.maxRating,
      race.maxEntries,
      race.entriesCount,
      race.noviceStablesOnly,
      instant(race.closesAt),
      instant(race.offAt),
      race.houseCount,
      race.championship,
      race.requested,
    ],
  );
  await sql(
    `update public.horses
     set specialty = $2, rating = $3, birth_season = $4, wins = $5, places = $5, runs = $5,
       energy = $6, condition_at = $7, at_work_until = $8, energy_after_work = $9, sex = $10
     where id = $1`,
    [
      player.horseId,
      horse.specialty,
      horse.rating,
      horse.birthSeason,
      horse.wins,
      horse.energy,
      instant(horse.conditionAt),
      horse.atWork && instant(horse.atWork.until),
      horse.atWork && horse.atWork.energy,
      horse.sex,
    ],
  );
  await sql('update public.stables set created_at = $2 where id = $1', [
    player.stableId,
    instant(stable.createdAt),
  ]);
  if (horse.enteredHere) await declare(sql, raceId);
  if (horse.engaged) await declare(sql, otherRaceId);
}

function declare(sql: RunSql, declaredFor: string) {
  return sql(
    `with declared as (
       insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at, seed_hash)
       values ($1, $2, $3, 'n', now(), 'h') returning race_id, horse_id
     )
     insert into private.engagements (race_id, horse_id) select * from declared
     on conflict (horse_id) do nothing`,
    [declaredFor, player.horseId, player.stableId],
  );
}

/** The code of the refusal, or null if the entry was taken. */
async function enter(sql: RunSql): Promise<unknown> {
  try {
    await sql('select private.enter($1, $2, $3, $4, 0, null, $5)', [
      raceId,
      player.horseId,
      player.stableId,
      'nonce',
      instant(NOW),
    ]);
    return null;
  } catch (error) {
    return Object(error).hint;
  }
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}

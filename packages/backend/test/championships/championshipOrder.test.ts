import {
  type Contender,
  championshipOrder,
  divisions,
  divisionsOf,
  specialties,
} from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { division, season, seasonSeed } from '../support/testChampionships.ts';
import { openTestGame } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();
let horseIds: string[];

beforeAll(async () => {
  horseIds = await registerHouseHorses(game, 'Order House', 30);
});

const standings = fc.array(
  fc.record({
    points: fc.constantFrom(0, 0, 60, 90, 120),
    earnings: fc.integer({ min: 0, max: 2 }),
    bestPlace: fc.integer({ min: 1, max: 3 }),
    bestAt: fc.integer({ min: 0, max: 2 }),
    automatic: fc.boolean(),
    rating: fc.integer({ min: 40, max: 44 }),
  }),
  { minLength: 30, maxLength: 30 },
);

it('the database orders a season as the browser does', async () => {
  await game.database.withRollback(async (sql) => {
    await sql(
      `insert into private.championship_seasons (season, seed_hash, opened_at, seed)
       values ($1, 'bound', now(), $2)`,
      [season, seasonSeed],
    );
    await fc.assert(
      fc.asyncProperty(standings, fc.integer({ min: 0, max: 30 }), async (rows, ran) => {
        await sql('savepoint example');
        const all = rows.map((row, index) => ({ ...row, horseId: horseIds[index] ?? '' }));
        await sql(
          `update public.horses h set rating = (r ->> 'rating')::integer
           from jsonb_array_elements($1::jsonb) r where h.id = (r ->> 'horseId')::uuid`,
          [JSON.stringify(all)],
        );
        await sql(
          `insert into private.championship_standings
           select $2, $3, (r ->> 'horseId')::uuid, (r ->> 'points')::integer, (r ->> 'earnings')::bigint,
             1, 0, (r ->> 'bestPlace')::integer, to_timestamp((r ->> 'bestAt')::integer),
             (r ->> 'automatic')::boolean
           from jsonb_array_elements($1::jsonb) r`,
          [JSON.stringify(all.slice(0, ran)), season, division],
        );
        const drawn = await sql(
          `select o.horse_id, private.championship_lot($1, o.horse_id) as lot
           from private.championship_order($1, $2, now()) o order by o.turn`,
          [season, division],
        );
        await sql('rollback to savepoint example');
        const lots = new Map(drawn.map(({ horse_id, lot }) => [horse_id, String(lot)]));
        const known = all.map(
          (each): Contender => ({ ...each, lot: lots.get(each.horseId) ?? '' }),
        );
        expect(drawn.map(({ horse_id }) => horse_id)).toEqual(
          championshipOrder(known.slice(0, ran), known.slice(ran)),
        );
      }),
      { numRuns: 25 },
    );
  });
});

it('the database knows whom each division is for', async () => {
  for (const age of [2, 3, 5]) {
    for (const sex of ['male', 'female'] as const) {
      for (const specialty of specialties) {
        const rows = await game.sql(
          `select d from unnest($1::text[]) with ordinality u (d, place), public.horses h
           where h.id = $2 and private.is_of_division(d, $3, jsonb_populate_record(h, $4::jsonb))
           order by place`,
          [
            ...[[...divisions], horseIds[0], season],
            JSON.stringify({ sex, specialty, birth_season: season - age }),
          ],
        );
        expect(rows.map(({ d }) => d)).toEqual(divisionsOf({ age, sex, specialty }));
      }
    }
  }
});

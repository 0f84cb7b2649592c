import { type BallotEntry, ballotOrder } from '@furlong/game/engine';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { raceSecret } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

let raceId: string;
let missedRaceId: string;
let seed: string;
let horses: { horseId: string; stableId: string; isHouse: boolean }[];

beforeAll(async () => {
  const owners = [await game.player(), await game.player(), await game.player()];
  await registerHouseHorses(game, 'Order House', 4);
  await game.sql(
    'select private.give_starter_horse(id, now()) from unnest($1::uuid[]) id, generate_series(1, 3)',
    [owners.map(({ stableId }) => stableId)],
  );
  const rows = await game.sql(
    `select h.id, h.stable_id, s.is_house
     from public.horses h join public.stables s on s.id = h.stable_id order by h.id`,
  );
  horses = rows.map(({ id, stable_id, is_house }) => ({
    ...{ horseId: String(id), stableId: String(stable_id), isHouse: is_house === true },
  }));
  raceId = await openTestRace(game);
  missedRaceId = await openTestRace(game);
  seed = await raceSecret(game.steward(), { raceId });
});

it('the database draws lots in the order of the rules', async () => {
  const fields = fc
    .record({
      entered: fc.shuffledSubarray(horses, { minLength: 1 }),
      missed: fc.subarray(horses),
      reserves: fc.shuffledSubarray(horses.filter(({ isHouse }) => isHouse)),
    })
    .map(({ entered, missed, reserves }) => ({
      reserves: reserves.map(({ horseId }) => horseId),
      entries: entered
        .map(
          (horse): BallotEntry => ({
            ...horse,
            preferred: missed.includes(horse) && !horse.isHouse,
          }),
        )
        .filter(
          ({ horseId, isHouse }) => !isHouse || reserves.some((each) => each.horseId === horseId),
        ),
    }));
  await game.database.withRollback(async (sql) => {
    await fc.assert(
      fc.asyncProperty(fields, async ({ entries, reserves }) => {
        await sql('savepoint example');
        await sql('update public.openings set reserves = $2 where race_id = $1', [
          raceId,
          reserves,
        ]);
        for (const [turn, { horseId, stableId, preferred }] of entries.entries()) {
          await sql(
            `insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at, seed_hash)
             values ($1, $2, $3, 'n', now(), 'h')`,
            [raceId, horseId, stableId],
          );
          if (!preferred) continue;
          await sql(
            `insert into public.ballot_lots values ($1, $2, $3, $4, false, null, 'n', now())`,
            [missedRaceId, horseId, stableId, turn + 1],
          );
        }
        const rows = await sql(
          `select horse_id, turn, missed_race_id is not null as preferred
           from private.ballot_order($1) order by turn`,
          [raceId],
        );
        await sql('rollback to savepoint example');
        const order = await ballotOrder(seed, entries, reserves);
        expect(rows).toEqual(
          order.map((horseId, index) => ({
            horse_id: horseId,
            turn: index + 1,
            preferred: entries.find((entry) => entry.horseId === horseId)?.preferred,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });
});

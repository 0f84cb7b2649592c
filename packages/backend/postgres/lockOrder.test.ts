import { MINUTE, namedSilks, WEEK } from '@furlong/game/rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  chargeBoxes,
  declareHorse,
  drawBallot,
  settleRace,
  voidRace,
} from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { freeze, openTestRace, raceTime, settlement, start } from '../test/support/testRaces.ts';
import { callAlone, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

type Owner = Awaited<ReturnType<typeof owners>>[number];

// As among many rows, where each statement goes by an index of its own.
beforeAll(async () => {
  await game.sql(
    `do $$ begin
       execute format('alter database %I set enable_seqscan = off', current_database());
       execute format('alter database %I set enable_bitmapscan = off', current_database());
     end $$`,
  );
  await game.sql('set enable_seqscan = off');
  await game.sql('set enable_bitmapscan = off');
});

/** Until so many sessions wait for a lock. */
const waiting = (sessions: number) =>
  vi.waitUntil(async () => {
    const rows = await game.sql(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length === sessions;
  });

/** Holds what a statement locks or writes until `meanwhile` is over, and undoes it then. */
const holding = <Result>(
  statement: string,
  parameters: unknown[],
  meanwhile: () => Promise<Result>,
): Promise<Result> =>
  game.database.session(async (session) => {
    await session.exec('begin');
    try {
      await session.query(statement, parameters);
      return await meanwhile();
    } finally {
      await session.exec('rollback');
    }
  });

/** Two owners: the first stable comes before the second, and its money after the other's. */
async function crossed(): Promise<[Owner, Owner]> {
  const all = await owners(game, 12);
  const accounts = await game.sql(
    `select stable_id, id from private.accounts where kind = 'credits'`,
  );
  const accountOf = ({ stableId }: Owner) =>
    Number(accounts.find(({ stable_id }) => stable_id === stableId)?.id);
  for (const one of all) {
    for (const other of all) {
      if (one.stableId < other.stableId && accountOf(one) > accountOf(other)) return [one, other];
    }
  }
  throw new Error('Twelve stables stand in the order of their money.');
}

async function horsesOf({ stableId, horseId }: Owner, count: number): Promise<string[]> {
  const rows = await game.sql(
    'select private.give_starter_horse($1, now()) as id from generate_series(2, $2)',
    [stableId, count],
  );
  return [horseId, ...rows.map(({ id }) => String(id))];
}

/** A race of these horses, of which the seed is out. */
async function startedRace(horseIds: readonly string[]) {
  const closesAt = Date.now() + MINUTE;
  const anyHorse = { minRating: null, maxRating: null, entryFee: 0 };
  const raceId = await openTestRace(game, { closesAt, ...anyHorse });
  // So that one index has them in one order, and another in the other.
  for (const [index, horseId] of horseIds.toSorted().entries()) {
    const entry = { raceId, horseId, nonce: crypto.randomUUID(), at: closesAt - 10 + index };
    await declareHorse(game.steward(), entry);
  }
  await freeze(game, raceId, closesAt);
  const { offAt } = await start(game, raceId);
  const result = await settlement(game, raceId, 6000, offAt + raceTime);
  return { raceId, settled: () => settleRace(game.steward(), result) };
}

let weeks = 0;
let designs = 0;
const changeSilks = ({ userId }: Owner) => {
  designs += 1;
  return callAlone(game, {
    userId,
    call: 'public.change_silks($1, $2)',
    parameters: [JSON.stringify(namedSilks('Marsh End', designs)), crypto.randomUUID()],
  });
};

describe('nobody waits in a circle', () => {
  it.each(['void_race', 'draw_ballot'] as const)(
    'while boxes are charged and %s gives fees back',
    async (step) => {
      const [one, other] = await crossed();
      const closesAt = Date.now() + MINUTE;
      const raceId = await openTestRace(game, { closesAt, maxEntries: 2 });
      // The second horse of each is balloted out.
      for (const rival of [one, other]) {
        for (const horseId of await horsesOf(rival, 2)) {
          await enterAlone(game, { ...rival, horseId, raceId });
        }
      }
      const giveBack = () =>
        step === 'void_race'
          ? voidRace(game.steward(), {
              ...{ raceId, reason: 'could_not_be_run', beaconSignature: null, at: closesAt },
            })
          : drawBallot(game.steward(), { raceId, at: closesAt });
      weeks += 1;
      const at = Date.now() + (weeks + 1) * WEEK;
      const bill = `insert into private.box_bills (stable_id, week, horses, runs, fee, paid, at)
        values ($1, private.week_at($2) - 1, 0, 0, 0, 0, now())`;
      let both: Promise<unknown[]> = Promise.resolve([]);
      await holding(bill, [one.stableId, new Date(at)], async () => {
        const charged = chargeBoxes(game.steward(), { at });
        await waiting(1);
        both = Promise.all([charged, giveBack()]);
        await waiting(2);
      });
      const [charged] = await both;
      expect(charged).toBeGreaterThanOrEqual(2);
    },
  );

  it('while a stable changes its silks and the race of its horses is settled', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    const horses = await horsesOf(owner, 4);
    for (let held = 0; held < horses.length; held++) {
      const { raceId, settled } = await startedRace(horses);
      const entry = `select from public.entries where id = (
        select id from public.entries where race_id = $1 order by id offset $2 limit 1
      ) for no key update`;
      let both: Promise<unknown[]> = Promise.resolve([]);
      await holding(entry, [raceId, held], async () => {
        const changed = changeSilks(owner);
        await waiting(1);
        both = Promise.all([changed, settled()]);
        await waiting(2);
      });
      expect(await both).toMatchObject([{ outcome: 'done' }, { status: 'finished' }]);
    }
  });

  it('while it changes what a horse wears as well', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    const { settled } = await startedRace(await horsesOf(owner, 2));
    const [worn] = await game.sql(
      `select piece_id from public.horse_equipment where horse_id = $1 and slot = 'saddle'`,
      [owner.horseId],
    );
    const undress = () =>
      callAlone(game, {
        userId: owner.userId,
        call: 'public.equip_horse($1, $2, $3, $4)',
        parameters: [worn?.piece_id, owner.horseId, 'saddle', crypto.randomUUID()],
      });
    let all: Promise<unknown[]> = Promise.resolve([]);
    const horse = 'select from public.horses where id = $1 for no key update';
    await holding(horse, [owner.horseId], async () => {
      const settling = settled();
      await waiting(1);
      const dressed = undress();
      await waiting(2);
      all = Promise.all([settling, dressed, changeSilks(owner)]);
      await waiting(3);
    });
    const [race, dressed, changed] = await all;
    expect(race).toMatchObject({ status: 'finished' });
    expect(changed).toMatchObject({ outcome: 'done' });
    expect(dressed).not.toMatchObject({ outcome: expect.stringContaining('deadlock') });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { raceInputs } from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';
import { callAlone, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

type Owner = Awaited<ReturnType<typeof owners>>[number];

const ownerOf = async () => {
  const [owner] = await owners(game, 1);
  if (!owner) throw new Error('No owner');
  return owner;
};

/** 'done', or the code of the refusal, on a session of its own. */
const attempt = async (
  { userId }: Owner,
  call: string,
  parameters: readonly unknown[],
): Promise<string> =>
  (await callAlone(game, { userId, call, parameters: [...parameters, crypto.randomUUID()] }))
    .outcome;

const equip = (owner: Owner, pieceId: unknown, horseId: unknown) =>
  attempt(owner, 'public.equip_horse($1, $2, $3, $4)', [pieceId, horseId, 'saddle']);

const givePiece = async (stableId: string) => {
  const [row] = await game.sql(
    `insert into public.equipment (stable_id, item_id, runs_left, got_at)
     values ($1, 'club-saddle', 40, now()) returning id`,
    [stableId],
  );
  return row?.id;
};

const wornBy = (pieceId: unknown) =>
  game.sql('select horse_id from public.horse_equipment where piece_id = $1', [pieceId]);

describe('buying at the same moment', () => {
  it('a purse with money for ten of forty saddles buys ten', async () => {
    const owner = await ownerOf();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () =>
        attempt(owner, 'public.buy_equipment($1, $2, $3)', ['champion-saddle', 2500]),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'too_few_credits')).toHaveLength(30);
  });

  it('the last credits buy one cart, of twenty check-outs on as many devices', async () => {
    const owner = await ownerOf();
    await game.sql(
      `insert into private.cart_lines (stable_id, item_id, quantity, price)
       values ($1, 'champion-saddle', 6, 2500), ($1, 'feather-saddle', 6, 1600)`,
      [owner.stableId],
    );
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => attempt(owner, 'public.check_out_cart($1, $2)', [24_600])),
    );
    expect(outcomes.toSorted()).toEqual([...Array(19).fill('cart_empty'), 'done']);
    expect(
      await game.sql(
        `select balance from public.wallets where stable_id = $1 and kind = 'credits'`,
        [owner.stableId],
      ),
    ).toEqual([{ balance: 400 }]);
  });

  it('entering a race and buying spend the credits once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const owner = await ownerOf();
      const raceId = await openTestRace(game, { entryFee: 23_000 });
      const [bought, { outcome: entered }] = await Promise.all([
        attempt(owner, 'public.buy_equipment($1, $2, $3)', ['champion-saddle', 2500]),
        enterAlone(game, { ...owner, raceId }),
      ]);
      expect([bought, entered]).toContain('too_few_credits');
      expect([bought === 'done', entered === 'entered']).toContain(true);
    }
  });
});

describe('equipping at the same moment', () => {
  it('one saddle is on one of twenty horses', async () => {
    const owner = await ownerOf();
    const horses = await game.sql(
      'select private.give_starter_horse($1::uuid, now()) as id from generate_series(1, 20)',
      [owner.stableId],
    );
    const saddle = await givePiece(owner.stableId);
    const outcomes = await Promise.all(horses.map(({ id }) => equip(owner, saddle, id)));
    expect(outcomes).toEqual(Array(20).fill('done'));
    expect(await wornBy(saddle)).toHaveLength(1);
  });

  it('one horse has one of twenty saddles', async () => {
    const owner = await ownerOf();
    const saddles = await Promise.all(Array.from({ length: 20 }, () => givePiece(owner.stableId)));
    await Promise.all(saddles.map((saddle) => equip(owner, saddle, owner.horseId)));
    expect(
      await game.sql(
        `select count(*)::int as worn from public.horse_equipment
         where horse_id = $1 and slot = 'saddle'`,
        [owner.horseId],
      ),
    ).toEqual([{ worn: 1 }]);
  });

  const untilOneWaits = () =>
    vi.waitUntil(async () => {
      const waiting = await game.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });

  it('a change that waited for the horse until entries had closed is refused', async () => {
    const owner = await ownerOf();
    const saddle = await givePiece(owner.stableId);
    const raceId = await openTestRace(game);
    await enterAlone(game, { ...owner, raceId });
    await game.database.session(async (session) => {
      await session.exec('begin');
      await session.query('select from public.horses where id = $1 for no key update', [
        owner.horseId,
      ]);
      const late = equip(owner, saddle, owner.horseId);
      await untilOneWaits();
      await session.query('update public.races set closes_at = clock_timestamp() where id = $1', [
        raceId,
      ]);
      await session.exec('commit');
      expect(await late).toBe('equipment_on_card');
    });
  });

  it('the card is made from a change that was under way at the close', async () => {
    const owner = await ownerOf();
    const saddle = await givePiece(owner.stableId);
    const raceId = await openTestRace(game);
    await enterAlone(game, { ...owner, raceId });
    await game.database.session(async (session) => {
      await session.exec('begin');
      await session.query(`select set_config('request.jwt.claim.sub', $1, true)`, [owner.userId]);
      await session.query('select public.equip_horse($1, $2, $3, $4)', [
        saddle,
        owner.horseId,
        'saddle',
        crypto.randomUUID(),
      ]);
      const inputs = raceInputs(game.steward(), { raceId });
      await untilOneWaits();
      await session.exec('commit');
      const [input] = await inputs;
      expect(input?.kit).toContain('Club Saddle');
    });
  });
});

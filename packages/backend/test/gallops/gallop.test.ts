import { ENGINE } from '@furlong/game/engine';
import { HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  equipHorse,
  gallop,
  gallopAgainstGhost,
  horseById,
  listHorse,
  myGallopNotebook,
  myGallops,
  myWallets,
} from '../../src/index.ts';
import { during } from '../support/entryAttempts.ts';
import { buy, expectRefused } from '../support/equipment.ts';
import { ruleOf, seller } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, run } from '../support/testRaces.ts';
import { end, train } from '../support/testTraining.ts';

const game = openTestGame();

let player: Player;
let other: Player;

beforeAll(async () => {
  player = await game.player();
  other = await game.player();
});

const asked = { distance: 1200, surface: 'Turf', going: 65, equipped: false } as const;

const gallopOf = (
  { backend, horseId }: Pick<Player, 'backend' | 'horseId'>,
  { requestId = crypto.randomUUID(), ...more }: Partial<Parameters<typeof gallop>[1]> = {},
) => gallop(backend, { horseId, ...asked, requestId, ...more });

const ghostOf = (
  { backend, horseId }: Pick<Player, 'backend' | 'horseId'>,
  raceId: string,
  requestId: string = crypto.randomUUID(),
) => gallopAgainstGhost(backend, { horseId, raceId, equipped: true, requestId });

/** A race that the owner's horse has run, on a card of the engine that gallops are by. */
async function finishedRaceOf({ horseId, ...owner }: Player): Promise<string> {
  const closesAt = Date.now() + HOUR;
  const raceId = await openTestRace(game, { closesAt });
  await enter(raceId, { ...owner, horseId });
  await enter(raceId, await game.player());
  await freeze(game, raceId, closesAt);
  await run(game, raceId, 6000);
  await game.sql(`update public.races set engine = $3, card = $2 where id = $1`, [
    raceId,
    JSON.stringify({ runners: [{ horseId, weight: 126, speed: 990_000, stamina: 22_150 }] }),
    ENGINE,
  ]);
  return raceId;
}

describe('a gallop', () => {
  it('costs nothing, and is answered in tenths of a length about what the horse is', async () => {
    const owner = await game.player();
    const before = await horseById(owner.backend, { horseId: owner.horseId });
    const answer = await gallopOf(owner);
    expect(answer).toMatchObject({ distance: 1200, surface: 'Turf', going: 65, kit: 0 });
    expect(answer.raceId).toBeNull();
    expect(answer.lengths * 10).toBe(Math.round(answer.lengths * 10));
    const [row] = await game.sql(
      `select private.lengths_ahead_of_benchmark($1, 1200, 'Turf', 65, 0) as expected`,
      [owner.horseId],
    );
    expect(Math.abs(answer.lengths - Number(row?.expected))).toBeLessThan(6.1);
    expect(await horseById(owner.backend, { horseId: owner.horseId })).toEqual(before);
    expect(await myWallets(owner.backend)).toMatchObject({ credits: 25_000 });
  });

  it('is drawn once, however often its request is sent', async () => {
    const owner = await game.player();
    const requestId = crypto.randomUUID();
    const first = await gallopOf(owner, { requestId });
    const before = await game.snapshot();
    expect(await gallopOf(owner, { requestId })).toEqual(first);
    await expect(gallopOf(owner, { requestId, going: 0 })).rejects.toMatchObject({
      code: 'request_reused',
    });
    await expect(gallopOf(other, { requestId })).rejects.toMatchObject({ code: 'request_reused' });
    expect(await game.snapshot()).toEqual(before);
  });

  it('counts the bonus of what the horse wears, or leaves it in the tack room', async () => {
    const owner = await game.player();
    const pieceId = await buy(owner, 'club-saddle');
    await equipHorse(owner.backend, {
      ...{ pieceId, horseId: owner.horseId, slot: 'saddle', requestId: crypto.randomUUID() },
    });
    expect(await gallopOf(owner, { equipped: true })).toMatchObject({ kit: 3 });
    expect(await gallopOf(owner, { equipped: false })).toMatchObject({ kit: 0 });
  });

  it('is one of six a day, by UTC', async () => {
    const owner = await game.player();
    for (let number = 1; number <= 6; number += 1) await gallopOf(owner);
    await expectRefused(game, 'no_gallops_left', (requestId) => gallopOf(owner, { requestId }));
    await game.sql(
      `update public.gallops set day = day - 1, at = at - interval '1 day' where horse_id = $1`,
      [owner.horseId],
    );
    await expect(gallopOf(owner)).resolves.toMatchObject({ distance: 1200 });
    const days = await game.sql(
      `select number, (at at time zone 'UTC')::date = day as by_utc from public.gallops
       where horse_id = $1 order by at, number`,
      [owner.horseId],
    );
    expect(days.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 1]);
    expect(days.every(({ by_utc }) => by_utc)).toBe(true);
  });
});

describe('a refused gallop has its own code and changes nothing', () => {
  const refused = (
    code: string,
    attempt: Parameters<typeof gallopOf>[1] & { by?: Player } = {},
  ) => {
    const { by = player, ...more } = attempt;
    return expectRefused(game, code, (requestId) => gallopOf(by, { ...more, requestId }));
  };

  it('not_signed_in, no_stable', async () => {
    const visitor = { ...player, backend: game.visitor() };
    await refused('not_signed_in', { by: visitor });
    await during(
      game,
      'update public.stables set owner_id = null where id = $1',
      [player.stableId],
      () => refused('no_stable'),
    );
  });

  it('horse_not_found, horse_not_yours', async () => {
    await refused('horse_not_found', { horseId: crypto.randomUUID() });
    await refused('horse_not_yours', { horseId: other.horseId });
  });

  it('bad_request, on ground and over distances that nobody gallops', async () => {
    await refused('bad_request', { distance: 1250 });
    await refused('bad_request', { going: 1 });
    await refused('bad_request', { surface: 'Dirt', going: -75 });
  });

  it('horse_retired', () =>
    during(
      game,
      'update public.horses set retired_at = now() where id = $1',
      [player.horseId],
      () => refused('horse_retired'),
    ));

  it('gallops_after_work, until what the session gave is written', async () => {
    const owner = await game.player();
    const session = await train(owner);
    await refused('gallops_after_work', { by: owner });
    await end(game, session);
    await expect(gallopOf(owner)).resolves.toMatchObject({ kit: 0 });
  });

  it('horse_for_sale', async () => {
    const owner = await seller(game);
    await listHorse(owner.backend, {
      ...{ horseId: owner.horseId, price: await ruleOf(owner), requestId: crypto.randomUUID() },
    });
    await refused('horse_for_sale', { by: owner });
  });

  it('run_not_found, of races that the horse has not run or that another engine ran', async () => {
    const raceId = await openTestRace(game);
    await enter(raceId, player);
    const sent = (id: string) =>
      expectRefused(game, 'run_not_found', (requestId) => ghostOf(player, id, requestId));
    await sent(raceId);
    await sent(crypto.randomUUID());
    await expectRefused(game, 'horse_not_yours', (requestId) =>
      ghostOf({ ...player, horseId: other.horseId }, raceId, requestId),
    );
  });
});

describe('against its ghost', () => {
  it('a horse tells how much better it is than on the day, over the same ground', async () => {
    const owner = await game.player();
    const raceId = await finishedRaceOf(owner);
    const requestId = crypto.randomUUID();
    const answer = await ghostOf(owner, raceId, requestId);
    expect(answer).toMatchObject({ raceId, distance: 1200, surface: 'Turf', going: 0 });
    expect(await ghostOf(owner, raceId, requestId)).toEqual(answer);
    const [listed] = await myGallops(owner.backend, { horseId: owner.horseId });
    expect(listed).toMatchObject({ id: answer.id, lengths: answer.lengths, ghost: { raceId } });
    for (let number = 2; number <= 6; number += 1) await gallopOf(owner);
    await expectRefused(game, 'no_gallops_left', (id) => ghostOf(owner, raceId, id));
    const notebook = await myGallopNotebook(owner.backend, { horseId: owner.horseId });
    expect(notebook.map(({ gallops, ghost }) => [gallops, ghost?.raceId ?? null])).toEqual([
      [5, null],
      [1, raceId],
    ]);
  });

  it('there is none of a race on another engine, or of one that it was not in', async () => {
    const owner = await game.player();
    const raceId = await finishedRaceOf(owner);
    await expectRefused(game, 'run_not_found', (id) => ghostOf(other, raceId, id));
    await game.sql(`update public.races set engine = 'furlong-9' where id = $1`, [raceId]);
    await expectRefused(game, 'run_not_found', (id) => ghostOf(owner, raceId, id));
  });
});

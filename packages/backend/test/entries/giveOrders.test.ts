import { HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  giveOrders,
  myJockeyOrders,
  raceWithEntries,
  trackRuns,
  withdrawEntry,
} from '../../src/index.ts';
import { raceInputs } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, run } from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;
let other: Player;

beforeAll(async () => {
  player = await game.player();
  other = await game.player();
  await game.sql('update public.horses set style = 1');
});

const request = (raceId: string, { horseId }: Player) => ({
  raceId,
  horseId,
  style: 3 as const,
  requestId: crypto.randomUUID(),
});

const ordersOf = async (raceId: string, { backend, horseId }: Player) =>
  (await myJockeyOrders(backend, { raceId })).get(horseId);

describe('orders to the jockey', () => {
  it('are told to their owner alone until the card is published, and then to everybody', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0, trackId: 'port-regis' });
    await enter(raceId, player);
    await enter(raceId, other);
    expect(await ordersOf(raceId, player)).toBe(1);
    await giveOrders(player.backend, request(raceId, player));
    expect(await ordersOf(raceId, player)).toBe(3);
    expect([...(await myJockeyOrders(other.backend, { raceId }))]).toEqual([[other.horseId, 1]]);
    const open = await raceWithEntries(other.backend, { raceId });
    expect(JSON.stringify(open)).not.toContain('"style":3');

    const ridden = (await raceInputs(game.steward(), { raceId })).map(({ style }) => style);
    expect(ridden.toSorted()).toEqual([1, 3]);
    await freeze(game, raceId, closesAt);
    const { runners } = await raceWithEntries(game.visitor(), { raceId });
    const styles = new Map(runners.map(({ horseId, style }) => [horseId, style]));
    expect(styles.get(player.horseId)).toBe(3);
    expect(styles.get(other.horseId)).toBe(1);

    await run(game, raceId, 6000);
    const shown = await trackRuns(game.visitor(), { trackId: 'port-regis' });
    expect(shown.map(({ style }) => style).toSorted()).toEqual([1, 3]);
  });

  it('are taken back by the style that the horse has, and gone with its entry', async () => {
    const raceId = await openTestRace(game, { entryFee: 0 });
    const [first, second] = [await game.player(), await game.player()];
    await game.sql('update public.horses set style = 1');
    await enter(raceId, first);
    await enter(raceId, second);
    const count = () => game.sql('select count(*)::int as orders from private.jockey_orders');
    const before = await count();
    await giveOrders(first.backend, request(raceId, first));
    await giveOrders(first.backend, { ...request(raceId, first), style: 1 });
    expect(await count()).toEqual(before);
    await giveOrders(second.backend, request(raceId, second));
    await withdrawEntry(second.backend, request(raceId, second));
    expect(await count()).toEqual(before);
    await enter(raceId, second);
    expect(await ordersOf(raceId, second)).toBe(1);
  });

  it('are given once for a request, however often it is sent', async () => {
    const raceId = await openTestRace(game, { entryFee: 0 });
    const owner = await game.player();
    await enter(raceId, owner);
    const asked = request(raceId, owner);
    await giveOrders(owner.backend, asked);
    await giveOrders(owner.backend, { ...request(raceId, owner), style: 0 });
    await giveOrders(owner.backend, asked);
    expect(await ordersOf(raceId, owner)).toBe(0);
  });
});

describe('orders are refused, and change nothing', () => {
  async function refused(asking: () => Promise<unknown>, code: string) {
    const before = await game.snapshot();
    await expect(asking()).rejects.toMatchObject({ code });
    expect(await game.snapshot()).toEqual(before);
  }

  it('once entries have closed', async () => {
    const raceId = await openTestRace(game, { entryFee: 0 });
    const owner = await game.player();
    await enter(raceId, owner);
    await game.sql('update public.races set closes_at = clock_timestamp() where id = $1', [raceId]);
    await refused(() => giveOrders(owner.backend, request(raceId, owner)), 'field_is_final');
  });

  it('for a horse that is not entered, a race that is not there, and another stable', async () => {
    const raceId = await openTestRace(game, { entryFee: 0 });
    const [owner, stranger] = [await game.player(), await game.player()];
    const missing = crypto.randomUUID();
    await refused(() => giveOrders(owner.backend, request(raceId, owner)), 'not_entered');
    await refused(() => giveOrders(owner.backend, request(missing, owner)), 'race_not_found');
    await enter(raceId, owner);
    await refused(() => giveOrders(stranger.backend, request(raceId, owner)), 'horse_not_yours');
  });

  it('in a style that there is not, and from a visitor', async () => {
    const raceId = await openTestRace(game, { entryFee: 0 });
    const none = { ...request(raceId, player), style: 4 as 3 };
    await refused(() => giveOrders(player.backend, none), 'bad_request');
    await refused(() => giveOrders(game.visitor(), request(raceId, player)), 'not_signed_in');
  });
});

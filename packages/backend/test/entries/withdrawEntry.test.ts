import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enterRace,
  myActivity,
  myUpcomingEntries,
  myWallets,
  raceWithEntries,
  withdrawEntry,
} from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;
let other: Player;

beforeAll(async () => {
  player = await game.player();
  other = await game.player();
});

const request = (raceId: string, { horseId }: Player) => ({
  raceId,
  horseId,
  requestId: crypto.randomUUID(),
});

async function refused(asking: () => Promise<unknown>, code: string) {
  const before = await game.snapshot();
  await expect(asking()).rejects.toMatchObject({ code });
  expect(await game.snapshot()).toEqual(before);
}

describe('an entry that is withdrawn', () => {
  beforeEach(async () => {
    await game.sql('delete from private.withdrawals');
  });

  it('is gone, its fee is back, its horse is free, and it is noted', async () => {
    const raceId = await openTestRace(game, { entryFee: 180 });
    const entry = await enterRace(player.backend, request(raceId, player));
    expect(await withdrawEntry(player.backend, request(raceId, player))).toEqual(entry);

    expect(await myWallets(player.backend)).toMatchObject({ credits: 25_000, wallet: 0 });
    expect(await myUpcomingEntries(player.backend)).toEqual([]);
    const { race, runners } = await raceWithEntries(player.backend, { raceId });
    expect([race.entriesCount, runners]).toEqual([0, []]);
    const [news] = await myActivity(player.backend, { limit: 1 });
    expect(news).toMatchObject({ type: 'race_withdrawal', horseId: player.horseId, raceId });
    expect(
      await game.sql('select balance from private.accounts where race_id = $1', [raceId]),
    ).toEqual([{ balance: 0 }]);
    expect(await game.sql('select sum(amount)::int as sum from private.postings')).toEqual([
      { sum: 0 },
    ]);

    const again = await enterRace(player.backend, request(raceId, player));
    expect(again.id).not.toBe(entry.id);
    await withdrawEntry(player.backend, request(raceId, player));
  });

  it('is withdrawn once, however often it is asked for', async () => {
    const raceId = await openTestRace(game, { entryFee: 180 });
    await enterRace(player.backend, request(raceId, player));
    const asked = request(raceId, player);
    const first = await withdrawEntry(player.backend, asked);
    const before = await game.snapshot();
    expect(await withdrawEntry(player.backend, asked)).toEqual(first);
    expect(await game.snapshot()).toEqual(before);
  });

  it('is told in one line, however often its horse comes and goes; a third time ends that for the day', async () => {
    const often = await game.player();
    const raceId = await openTestRace(game, { entryFee: 0 });
    for (let times = 1; times <= 3; times += 1) {
      await enterRace(often.backend, request(raceId, often));
      await withdrawEntry(often.backend, request(raceId, often));
    }
    const told = await myActivity(often.backend, { limit: 10 });
    expect(told.map(({ type }) => type)).toEqual(['race_withdrawal', 'new_horse']);
    const other = await openTestRace(game);
    await refused(() => enterRace(often.backend, request(other, often)), 'withdrawn_often');
    await game.sql('update private.withdrawals set day = day - 1 where horse_id = $1', [
      often.horseId,
    ]);
    await enterRace(often.backend, request(raceId, often));
    expect((await myActivity(often.backend, { limit: 1 }))[0]).toMatchObject({
      type: 'race_entry',
      raceId,
    });
    await withdrawEntry(often.backend, request(raceId, often));
    await enterRace(often.backend, request(other, often));
  });

  it('moves no money where the race is free', async () => {
    const raceId = await openTestRace(game, { entryFee: 0 });
    await enterRace(player.backend, request(raceId, player));
    const before = await game.sql('select count(*) from private.transactions');
    await withdrawEntry(player.backend, request(raceId, player));
    expect(await game.sql('select count(*) from private.transactions')).toEqual(before);
  });
});

describe('a withdrawal is refused, and changes nothing', () => {
  it('once entries have closed', async () => {
    const raceId = await openTestRace(game);
    await enterRace(other.backend, request(raceId, other));
    await game.sql('update public.races set closes_at = clock_timestamp() where id = $1', [raceId]);
    await refused(() => withdrawEntry(other.backend, request(raceId, other)), 'field_is_final');
  });

  it('for a horse that is not entered, a race that is not there, and another stable', async () => {
    const raceId = await openTestRace(game);
    const missing = crypto.randomUUID();
    const { backend } = player;
    await refused(() => withdrawEntry(backend, request(raceId, player)), 'not_entered');
    await refused(() => withdrawEntry(backend, request(missing, player)), 'race_not_found');
    await enterRace(backend, request(raceId, player));
    await refused(() => withdrawEntry(other.backend, request(raceId, player)), 'horse_not_yours');
    await withdrawEntry(backend, request(raceId, player));
  });

  it('to a visitor', async () => {
    const raceId = await openTestRace(game);
    await refused(() => withdrawEntry(game.visitor(), request(raceId, player)), 'not_signed_in');
  });
});

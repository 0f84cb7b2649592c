import { raceRequest, raceWithEntries } from '@furlong/backend';
import { readTerms, verifyRace } from '@furlong/game/engine';
import {
  HOUR,
  MINUTE,
  REQUEST_NOTICE,
  seasonAt,
  tracks,
  tracksInSeason,
} from '@furlong/game/rules';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { publishedRace } from './support/publishedRace.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture({ everyMinutes: 30 });

type Owner = Awaited<ReturnType<typeof fixture.newOwner>> & { userId: string };

let owners: Owner[];

beforeAll(async () => {
  owners = [];
  for (const name of ['Hollow Oak', 'Westering Yard', 'North End']) {
    const owner = await fixture.newOwner(name);
    const [row] = await fixture.game.rows('select owner_id from public.stables where id = $1', [
      owner.stableId,
    ]);
    owners.push({ ...owner, userId: String(row?.owner_id) });
  }
  await fixture.game.rows(
    `update public.horses set specialty = 'Sprint', rating = 50 where id = any ($1::uuid[])`,
    [owners.map(({ horseId }) => horseId)],
  );
});

afterEach(async () => {
  expect(await fixture.game.violations()).toEqual([]);
});

/** Calls a function of the database as a player. */
async function as({ userId }: Owner, call: string, parameters: unknown[]) {
  await fixture.game.rows(`select set_config('request.jwt.claim.sub', $1, false)`, [userId]);
  const [row] = await fixture.game.rows(`select ${call} as id`, parameters);
  await fixture.game.rows(`select set_config('request.jwt.claim.sub', '', false)`);
  return String(row?.id);
}

/** A request of the first owner, off in two hours, for so many of the others to join. */
async function askedFor({ joins }: { joins: number }): Promise<string> {
  const offAt = fixture.at + 2 * HOUR;
  const [trackId = 'kingsmere'] = tracksInSeason(seasonAt(offAt));
  const [asker, ...others] = owners;
  if (!asker) throw new Error('Nobody asks.');
  const id = await as(
    asker,
    `public.request_race($1, 1400, $2, 'Class 6', '2yo', null, 250, 3, $3, $3, $4, $5)`,
    [trackId, tracks[trackId].surfaces[0], new Date(offAt), asker.horseId, crypto.randomUUID()],
  );
  for (const other of others.slice(0, joins)) {
    await as(other, 'public.join_race_request($1, $2, $3)', [
      id,
      other.horseId,
      crypto.randomUUID(),
    ]);
  }
  return id;
}

const stateOf = async (requestId: string) =>
  (await raceRequest(fixture.game.visitor, { requestId })).request;

const credits = () =>
  Promise.all(owners.map((owner) => fixture.balance(owner.stableId, 'credits')));

it('a request that fills is opened, run by its own horses, and verified', async () => {
  const before = await credits();
  const id = await askedFor({ joins: 2 });
  expect(await stateOf(id)).toMatchObject({ state: 'full' });
  await fixture.steward.runDueRequests(fixture.at);
  // Another steward finds nothing to do, and neither does the same one.
  await fixture.stewardNamed('second').runDueRequests(fixture.at);
  await fixture.steward.runDueRequests(fixture.at);
  const { raceId, offAt } = await stateOf(id);
  if (raceId === null || offAt === null) throw new Error('It is no race.');
  const opened = await raceWithEntries(fixture.game.visitor, { raceId });
  expect(opened.race).toMatchObject({ status: 'open', requested: true, purse: 675, offAt });

  await fixture.steward.runDueRaces({ at: opened.race.closesAt });
  await fixture.steward.runDueRaces({ at: offAt });
  await fixture.steward.runDueRaces({ at: offAt + 10 * MINUTE });
  const { race, runners } = await raceWithEntries(fixture.game.visitor, { raceId });
  expect(race.status).toBe('finished');
  expect(runners.map(({ horseId }) => horseId).toSorted()).toEqual(
    owners.map(({ horseId }) => horseId).toSorted(),
  );
  expect(runners.reduce((sum, { prize }) => sum + (prize ?? 0), 0)).toBe(675);

  const published = await publishedRace(fixture.game.visitor, raceId);
  const { checks } = await verifyRace(published, null);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(checks.map(({ name }) => name)).toContain('request');
  const terms = readTerms(published.opening?.terms ?? '');
  expect(terms).toMatchObject({
    slot: `request ${id}`,
    requested: { requestId: id, entryFee: 250, purse: 675, sex: null },
  });
  const [asker, ...others] = await credits();
  expect(asker).toBe(Number(before[0]) - 250 - 100);
  expect(others).toEqual(before.slice(1).map((had) => had - 250));
  fixture.at = offAt + HOUR;
});

it('a request that does not fill ends once, and pays every fee back', async () => {
  await fixture.game.rows('update public.horses set energy = 100 where id = any ($1::uuid[])', [
    owners.map(({ horseId }) => horseId),
  ]);
  const before = await credits();
  const id = await askedFor({ joins: 1 });
  const { latestOff } = await stateOf(id);
  await fixture.steward.runDueRequests(latestOff - REQUEST_NOTICE - 1);
  expect(await stateOf(id)).toMatchObject({ state: 'open' });
  await fixture.steward.runDueRequests(latestOff - REQUEST_NOTICE);
  await fixture.stewardNamed('second').runDueRequests(latestOff);
  expect(await stateOf(id)).toMatchObject({ state: 'expired', raceId: null });
  expect(await credits()).toEqual([Number(before[0]) - 100, ...before.slice(1)]);
});

it('what one steward claimed and died with another ends, once the lease is over', async () => {
  const id = await askedFor({ joins: 1 });
  const { latestOff } = await stateOf(id);
  fixture.game.injectFault({ rpc: 'expire_race_request', effect: 'refused' });
  await fixture.steward.runDueRequests(latestOff);
  fixture.game.injectFault(null);
  expect(fixture.errors).toHaveLength(1);
  await fixture.stewardNamed('second').runDueRequests(latestOff + 1);
  expect(await stateOf(id)).toMatchObject({ state: 'open' });
  await fixture.stewardNamed('second').runDueRequests(latestOff + 31_000);
  expect(await stateOf(id)).toMatchObject({ state: 'expired' });
});

it('a request whose race was opened when the answer was lost has one race', async () => {
  const id = await askedFor({ joins: 2 });
  fixture.game.injectFault({ rpc: 'open_requested_race', effect: 'response lost' });
  await fixture.steward.runDueRequests(fixture.at);
  fixture.game.injectFault(null);
  await fixture.steward.runDueRequests(fixture.at);
  const { state, raceId } = await stateOf(id);
  expect(state).toBe('opened');
  expect(
    await fixture.game.rows('select id from public.races where slot = $1', [`request ${id}`]),
  ).toEqual([{ id: raceId }]);
});

it('a full request whose off went by while no steward was there pays its fees back', async () => {
  const [open] = await fixture.game.rows(
    `select id from public.races where requested and status = 'open'`,
  );
  await fixture.game.rows(`select public.void_race($1, 'could_not_be_run', now())`, [open?.id]);
  const before = await credits();
  const id = await askedFor({ joins: 2 });
  const { offAt } = await stateOf(id);
  await fixture.steward.runDueRequests(offAt ?? 0);
  expect(await stateOf(id)).toMatchObject({ state: 'expired' });
  expect(await credits()).toEqual([Number(before[0]) - 100, ...before.slice(1)]);
});

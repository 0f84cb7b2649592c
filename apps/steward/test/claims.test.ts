import { type ClaimingRace, claimingRaces, raceClaims, raceWithEntries } from '@furlong/backend';
import { declareHorse, voidRace } from '@furlong/backend/service';
import { DAY, MINUTE } from '@furlong/game/rules';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createSteward, type Steward } from '../src/index.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture({ everyMinutes: 24 * 60 });
// Claims go by the database's clock: the races are opened half an hour ago.
const openedAt = Date.now() - 30 * MINUTE;
fixture.at = openedAt - MINUTE;

type Owner = Awaited<ReturnType<typeof fixture.newOwner>> & { userId: string };

let steward: Steward;
let owners: Owner[];

const newOwner = async (name: string): Promise<Owner> => {
  const owner = await fixture.newOwner(name);
  const [row] = await fixture.game.rows('select owner_id from public.stables where id = $1', [
    owner.stableId,
  ]);
  return { ...owner, userId: String(row?.owner_id) };
};

const stewardNamed = (name: string) =>
  createSteward({
    ...{ backend: fixture.game.backend, name, everyMinutes: 2, horizonMinutes: 60 },
    ...{ morningLineSimulations: 0, claimsOpenSecondsBefore: 45 * 60 },
    onError: (_, error) => fixture.errors.push(error),
  });

beforeAll(async () => {
  const { backend } = fixture.game;
  steward = stewardNamed('claims');
  owners = [await newOwner('Hollow Oak'), await newOwner('Westering Yard')];
  await fixture.game.rows('update public.horses set created_at = $1 where created_at > $1', [
    new Date(openedAt - MINUTE),
  ]);
  await steward.openProgramme(openedAt);
  // Their starters run, so that they may claim.
  const [novice] = await fixture.game.rows(
    `select id from public.races where novice_stables_only and status = 'open' order by off_at limit 1`,
  );
  for (const { horseId } of owners) {
    await fixture.game.rows(`update public.horses set specialty = 'Sprint' where id = $1`, [
      horseId,
    ]);
    const nonce = crypto.randomUUID();
    await declareHorse(backend, { raceId: String(novice?.id), horseId, nonce, at: openedAt + 1 });
  }
  await steward.runDueRaces({ at: Date.now() });
});

afterEach(async () => {
  expect(await fixture.game.violations()).toEqual([]);
});

/** Claims a runner as a player. */
async function claim({ userId }: Owner, raceId: string, horseId: string) {
  await fixture.game.rows(`select set_config('request.jwt.claim.sub', $1, false)`, [userId]);
  await fixture.game.rows('select public.claim_horse($1, $2, gen_random_uuid())', [
    raceId,
    horseId,
  ]);
  await fixture.game.rows(`select set_config('request.jwt.claim.sub', '', false)`);
}

async function openWindow(): Promise<ClaimingRace> {
  const [race] = (await claimingRaces(fixture.game.visitor)).filter(
    ({ claimable, claimsShutAt }) => claimable.length > 1 && claimsShutAt > Date.now() + MINUTE,
  );
  if (race === undefined) throw new Error('No claims are open.');
  return race;
}

const stableOf = async (horseId: string) =>
  (await fixture.game.rows('select stable_id from public.horses where id = $1', [horseId]))[0]
    ?.stable_id;

it('entries of a claiming race close early, and its claims shut before the off', async () => {
  const { closesAt, claimsShutAt, offAt, claimable } = await openWindow();
  expect(offAt - claimsShutAt).toBe(2 * MINUTE);
  expect(offAt - closesAt).toBe(Math.min(45 * MINUTE, offAt - openedAt - MINUTE));
  expect(claimable.length).toBeGreaterThanOrEqual(6);
});

it('claims are settled with their race, once, also a day late: the house’s horse is followed by another', async () => {
  const race = await openWindow();
  const [first, second] = race.claimable;
  if (!first || !second) throw new Error('It has no runners.');
  const [ann, bob] = owners;
  if (!ann || !bob) throw new Error('No owners');
  for (const owner of owners) await claim(owner, race.id, first.horse.id);
  const before = await Promise.all(
    owners.map(({ stableId }) => fixture.balance(stableId, 'credits')),
  );
  expect(await raceClaims(fixture.game.visitor, { raceId: race.id })).toEqual([]);

  await steward.runDueRaces({ at: race.offAt });
  const { race: running } = await raceWithEntries(fixture.game.visitor, { raceId: race.id });
  expect(running.status).toBe('running');
  fixture.game.injectFault({ rpc: 'settle_race', effect: 'response lost' });
  await steward.runDueRaces({ at: (running.finishesAt ?? 0) + DAY });
  fixture.game.injectFault(null);
  await Promise.all([
    steward.runDueRaces({ at: (running.finishesAt ?? 0) + DAY }),
    fixture.stewardNamed('second').runDueRaces({ at: (running.finishesAt ?? 0) + DAY }),
  ]);

  const claims = await raceClaims(fixture.game.visitor, { raceId: race.id });
  const won = claims.find((each) => each.won);
  expect(claims).toHaveLength(2);
  expect(await stableOf(first.horse.id)).toBe(won?.stableId);
  const after = await Promise.all(
    owners.map(({ stableId }) => fixture.balance(stableId, 'credits')),
  );
  expect(after).toEqual(
    owners.map(({ stableId }, index) =>
      stableId === won?.stableId ? before[index] : Number(before[index]) + race.claimPrice,
    ),
  );
  // Its steward may have died between: the next one sees to it at its start.
  await fixture.stewardNamed('third').registerHouseHorses(Date.now());
  const followers = await fixture.game.rows(
    `select h.name, h.rating from public.horses h
     join public.stables s on s.id = h.stable_id and s.is_house where h.name like $1`,
    [`${first.horse.name.replace(/ [IVX]+$/, '')} %`],
  );
  expect(followers).toContainEqual(expect.objectContaining({ rating: first.horse.rating }));
});

it('a claiming race that is over before its off is followed by none in its place, as any other race is', async () => {
  const at = Date.now();
  await steward.openProgramme(at);
  const racesAt = async (offAt: unknown) =>
    (await fixture.game.rows('select id from public.races where off_at = $1', [offAt])).length;
  const after: number[] = [];
  for (const kind of ['is not null', 'is null']) {
    const [race] = await fixture.game.rows(
      `select id, off_at from public.races
       where status = 'open' and championship is null and claim_price ${kind}
         and off_at > now() + interval '10 minutes'
       order by off_at limit 1`,
    );
    if (race === undefined) throw new Error('No race is open.');
    const before = await racesAt(race.off_at);
    await voidRace(fixture.game.backend, {
      ...{ raceId: String(race.id), reason: 'too_few_runners', beaconSignature: null, at },
    });
    // One that begins now, and has opened nothing of it.
    await stewardNamed(`after ${kind}`).openProgramme(at);
    after.push((await racesAt(race.off_at)) - before);
  }
  expect(after).toEqual([0, 1]);
});

import { beforeAll, expect, it } from 'vitest';
import {
  type Backend,
  claimHorse,
  claimingRaces,
  horseById,
  myActivity,
  myClaims,
  myHeldMoney,
  raceClaims,
  raceOpening,
  raceWithEntries,
  recentActivity,
} from '../../src/index.ts';
import {
  anotherHorse,
  claim,
  claimants,
  claimingRace,
  settleClaimingRace,
  startedClaimingRace,
} from '../support/testClaims.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let owner: Player;
let ann: Player;
let bob: Player;
let cat: Player;
let raceId: string;
let horseId: string;

beforeAll(async () => {
  const [one, two, three, four] = await claimants(game, 4);
  if (!one || !two || !three || !four) throw new Error('No players');
  [owner, ann, bob, cat] = [one, two, three, four];
  horseId = await anotherHorse(game, owner);
  raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
});

/** All that somebody can read that could tell of a claim. */
async function readBy(backend: Backend, isPlayer: boolean) {
  const { race, runners } = await raceWithEntries(backend, { raceId });
  return {
    races: await claimingRaces(backend),
    race,
    runners,
    opening: await raceOpening(backend, { raceId }),
    claims: await raceClaims(backend, { raceId }),
    horse: await horseById(backend, { horseId }),
    news: await recentActivity(backend, { limit: 50 }),
    own: isPlayer
      ? [
          await myClaims(backend, {}),
          await myHeldMoney(backend),
          await myActivity(backend, { limit: 20 }),
        ]
      : [],
  };
}

const readings = async () => [
  await readBy(game.visitor(), false),
  await readBy(owner.backend, true),
  await readBy(cat.backend, true),
];

it('before the off nobody reads whose a claim is: only how many there are', async () => {
  await claim(raceId, ann, horseId);
  const before = await readings();
  expect(before[0]?.claims).toEqual([]);
  // The same claim, made by another stable.
  await game.sql('update private.claims set stable_id = $1 where stable_id = $2', [
    bob.stableId,
    ann.stableId,
  ]);
  expect(await readings()).toEqual(before);
  await game.sql('update private.claims set stable_id = $1 where stable_id = $2', [
    ann.stableId,
    bob.stableId,
  ]);
  const text = JSON.stringify(
    before.map(({ races, race, opening, claims }) => [races, race, opening, claims]),
  );
  expect(text).not.toContain(ann.stableId);
});

it('what a rival is answered does not tell who else has claimed', async () => {
  const answer = () =>
    claimHorse(owner.backend, {
      raceId,
      horseId,
      requestId: crypto.randomUUID(),
      fromWallet: 0,
    }).catch((error) => [error.code, Object(error.cause).details]);
  const before = await answer();
  await claim(raceId, bob, horseId);
  expect(await answer()).toEqual(before);
});

it('with the seed the whole list is out, and each claim as it was made', async () => {
  await startedClaimingRace(game, raceId);
  const told = await raceClaims(game.visitor(), { raceId });
  expect(told.map(({ stableId, state }) => [stableId, state])).toEqual([
    [ann.stableId, 'held'],
    [bob.stableId, 'held'],
  ]);
});

it('no table of claims is read through the API', async () => {
  const rows = await game.sql(
    `select table_schema, privilege_type from information_schema.table_privileges
     where table_name in ('claims', 'house_departures') and grantee in ('anon', 'authenticated', 'PUBLIC')`,
  );
  expect(rows).toEqual([]);
  await settleClaimingRace(game, raceId);
});

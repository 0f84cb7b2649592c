import { randomUUID } from 'node:crypto';
import {
  type Backend,
  buyHorse,
  createHorseGroup,
  deleteHorseGroup,
  horseSale,
  myHorseGroups,
  openRaceRequests,
  racesToEnter,
} from '@furlong/backend';
import type { Seen } from './asking.ts';
import { newOwner } from './owner.ts';
import type { Scene } from './stormActions.ts';
import type { Operator, World } from './world.ts';

/** A stable with a fresh horse for each of its pairs of actions, and one that may buy of it. */
export interface Team {
  owner: Backend;
  buyer: Backend;
  pairs: readonly [string, string][];
  /** What a pair of actions is about. */
  scene: (number: number) => Promise<Scene>;
}

/** What a stable is given, in whole dollars. */
const grant = 5_000_000;

export async function newTeam(
  world: World,
  seen: Seen,
  pairs: readonly [string, string][],
): Promise<Team> {
  const [{ backend: owner, account }, other] = [
    await newOwner(world, seen),
    await newOwner(world, seen),
  ];
  const { given, lots } = await world.asOperator(async (database) => {
    await giveMoney(database, [account.email, other.account.email]);
    return {
      given: await giveHorses(database, account.email, pairs.length),
      lots: await houseLots(database),
    };
  });
  const scene = async (number: number) => {
    const { horseId: ownId, pieceId } = given[number] ?? { horseId: '', pieceId: '' };
    // Only what was bought of the house can be given back.
    const lot = pairs[number]?.includes('return_horse') ? lots.pop() : undefined;
    if (lot !== undefined) await buyHorse(owner, { ...lot, requestId: randomUUID() });
    const horseId = lot?.horseId ?? ownId;
    const races = await racesToEnter(owner, { horseId, limit: 20 });
    const raceId = races.at(-1)?.id ?? randomUUID();
    const { rulePrice: price } = await horseSale(owner, { horseId });
    const [asked] = await openRaceRequests(owner, { limit: 1 });
    const raceRequestId = asked?.request.id ?? randomUUID();
    return { horseId, pieceId, raceId, price, raceRequestId, groupId: await onlyGroup(owner) };
  };
  return { owner, buyer: other.backend, pairs, scene };
}

async function onlyGroup(owner: Backend): Promise<string> {
  const [first, ...more] = await myHorseGroups(owner);
  for (const { id: groupId } of more) {
    await deleteHorseGroup(owner, { groupId, requestId: randomUUID() });
  }
  return first?.id ?? createHorseGroup(owner, { name: 'First', requestId: randomUUID() });
}

async function giveMoney(database: Operator, addresses: string[]): Promise<void> {
  await database.query(
    `select private.post(
       'grant', null, now(),
       array[private.house(), private.wallet_of(s.id, 'credits')], array[-$2::bigint, $2::bigint]
     )
     from public.stables s join auth.users u on u.id = s.owner_id where u.email = any($1)`,
    [addresses, grant],
  );
}

/** Horses that may be sold at once, each with a saddle. */
async function giveHorses(database: Operator, address: string, count: number) {
  const { rows } = await database.query(
    `select private.give_starter_horse(s.id, now()) as id
     from public.stables s join auth.users u on u.id = s.owner_id, generate_series(1, $2)
     where u.email = $1`,
    [address, count],
  );
  const ids = rows.map(({ id }) => id);
  await database.query('update public.horses set sellable_from = null where id = any($1)', [ids]);
  const { rows: worn } = await database.query(
    `select horse_id, piece_id from public.horse_equipment
     where horse_id = any($1) and slot = 'saddle'`,
    [ids],
  );
  return worn.map(({ horse_id, piece_id }) => ({
    horseId: String(horse_id),
    pieceId: String(piece_id),
  }));
}

async function houseLots(database: Operator) {
  const { rows } = await database.query(
    `select l.horse_id, l.price from private.listings l join public.stables s on s.id = l.stable_id
     where s.is_house and l.ended_at is null order by random()`,
  );
  return rows.map(({ horse_id, price }) => ({ horseId: String(horse_id), price: Number(price) }));
}

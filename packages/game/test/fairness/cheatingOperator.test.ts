import { beforeAll, describe, expect, it } from 'vitest';
import type { PublishedRace } from '../../src/fairness/verification.ts';
import { verifyRace } from '../../src/fairness/verifyRace.ts';
import { bookJockeys } from '../../src/jockeys/bookJockeys.ts';
import { jockeyOf } from '../../src/jockeys/jockeys.ts';
import { sfc32 } from '../../src/random/sfc32.ts';
import { failed } from './failedChecks.ts';
import { type Conduct, type Entered, player, publish, terms, winnerOf } from './publishedRace.ts';
import { recordedRound } from './recordedRound.ts';

// The operator holds the secret key: it reads the seed of an open race, works out how the race
// would end, and tries what it may still choose until the horse that it wants has won.

const WANTED = player.horse.horseId;
const MOST_TRIES = 200;

/** The player's entry by which the wanted horse loses, were the race run as it was opened. */
const losing: Entered[] = [];

async function first(
  attempts: (attempt: number) => Partial<Conduct>,
  wanted: (winner: string | undefined) => boolean,
): Promise<{ race: PublishedRace; conduct: Partial<Conduct> }> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const conduct = { players: losing, ...attempts(attempt) };
    const race = await publish(conduct);
    if (wanted(winnerOf(race))) return { race, conduct };
  }
  throw new Error(`It has not come about in ${MOST_TRIES} attempts.`);
}

beforeAll(async () => {
  const { conduct } = await first(
    (attempt) => ({ players: [{ ...player, nonce: `player ${attempt}` }] }),
    (winner) => winner !== WANTED,
  );
  losing.push(...(conduct.players ?? []));
});

/** The first of the attempts by which the wanted horse wins. */
async function until(trick: (attempt: number) => Partial<Conduct>): Promise<PublishedRace> {
  const { race } = await first(trick, (winner) => winner === WANTED);
  return race;
}

function shuffled<Item>(items: readonly Item[], number: number): Item[] {
  const source = sfc32(number, 1, 2, 3);
  return items
    .map((item) => ({ item, lot: source() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}

it('the race would not be won by the wanted horse, were it run as it was opened', async () => {
  const race = await publish({ players: losing });
  expect(await failed(race)).toEqual([]);
  expect(winnerOf(race)).not.toBe(WANTED);
});

describe('an operator is found out who tries', () => {
  it('other house runners', async () => {
    const race = await until((attempt) => ({
      takes: (reserves, places) => shuffled(reserves, attempt).slice(0, places),
    }));
    expect(await failed(race)).toEqual(['house']);
  });

  it('fewer or more house runners', async () => {
    const race = await until((attempt) => ({
      takes: (reserves, places) => reserves.slice(0, places - 4 + (attempt % 8)),
      nonceOf: async (id) => `${attempt} ${id}`,
    }));
    expect(await failed(race)).toContain('entries');
    const fewer = await publish({ takes: (reserves, places) => reserves.slice(0, places - 1) });
    expect(await failed(fewer)).toEqual(['house']);
    const more = await publish({ takes: (reserves, places) => reserves.slice(0, places + 1) });
    expect(await failed(more)).toEqual(['house']);
  });

  it('other nonces of house runners', async () => {
    const race = await until((attempt) => ({ nonceOf: async (id) => `${attempt} ${id}` }));
    expect(await failed(race)).toEqual(['entries']);
  });

  it('another order of the reserves, at the opening or after', async () => {
    const race = await until((attempt) => ({ reserves: (ids) => shuffled(ids, attempt) }));
    expect(await failed(race)).toEqual(['house']);
    const promised = await publish();
    expect(await failed({ ...race, seedHash: promised.seedHash })).toContain('seed');
  });

  it('reserves without those that are too good', async () => {
    const race = await until((attempt) => ({
      reserves: (ids) => ids.filter((id) => !shuffled(ids, attempt).slice(0, 8).includes(id)),
    }));
    expect(await failed(race)).toEqual(['house']);
  });

  it('another order of the stalls, and with it of the salt', async () => {
    const race = await until((attempt) => ({ drawn: async (ids) => shuffled(ids, attempt) }));
    expect(await failed(race)).toEqual(['draw']);
  });

  it('another seed', async () => {
    const race = await publish();
    expect(await failed({ ...race, seed: 'f'.repeat(64) })).toContain('seed');
  });

  it('another going, or another size of the field, than it announced', async () => {
    const promised = await publish();
    const race = await publish({ terms: { ...terms, finalField: 11 } });
    expect(await failed({ ...race, seedHash: promised.seedHash })).toEqual(['seed']);
    const heavier = await publish({ terms: { ...terms, going: 80 } });
    expect(await failed(heavier)).toEqual(['terms']);
  });

  it('entries of its own after the others had closed', async () => {
    const late = { ...player, enteredAt: terms.closesAt };
    const race = await until((attempt) => ({ players: [{ ...late, nonce: `${attempt}` }] }));
    expect(await failed(race)).toEqual(['entries']);
  });

  it('another jockey than was asked for, rode it last or has the lot', async () => {
    const asking = { players: [{ ...player, asked: 1 }] };
    expect(await failed(await publish(asking))).toEqual([]);
    const first = jockeyOf(2);
    if (first === null) throw new Error('There is no such jockey.');
    const booked: Conduct['booked'] = (raceId, mounts) =>
      bookJockeys(raceId, mounts).map((due) => (due.licence === 1 ? first : due));
    expect(await failed(await publish({ ...asking, booked }))).toEqual(['jockeys']);
  });

  it('jockeys who ride better than they do', async () => {
    const booked: Conduct['booked'] = (raceId, mounts) =>
      bookJockeys(raceId, mounts).map((due) => ({ ...due, skill: 3 }));
    expect(await failed(await publish({ booked }))).toEqual(['jockeys']);
  });

  it('a change of the card: it moves no luck, and the race run again differs', async () => {
    const race = await publish();
    const card = race.card.replace(/"speed":(\d+)/, '"speed":1050000');
    expect(await failed({ ...race, card })).toContain('card');
  });
});

describe('what remains', () => {
  const trick = (attempt: number) => ({
    players: [{ ...player, nonce: `${attempt}`, enteredAt: terms.closesAt - 1 }],
  });

  it('is an entry as a player, the last of all: without a beacon it passes, and is said', async () => {
    const race = await until(trick);
    expect(await failed(race)).toEqual([]);
    const { trusted } = await verifyRace(race, null);
    expect(trusted.join()).toContain('This race rests on trust in the house.');
  });

  it('is worth nothing with a beacon: what was tried out before its round does not come true', async () => {
    const beacon = { terms: { ...terms, beaconRound: recordedRound.round } };
    const { signature: beaconSignature } = recordedRound;
    const attempts = Array.from({ length: 60 }, async (_, attempt) => {
      const tried = await publish({ ...trick(attempt), ...beacon });
      const race = await publish({ ...trick(attempt), ...beacon, beaconSignature });
      return winnerOf(tried) === winnerOf(race);
    });
    const cameTrue = (await Promise.all(attempts)).filter(Boolean).length;
    expect(cameTrue).toBeLessThan(attempts.length / 2);
  });
});

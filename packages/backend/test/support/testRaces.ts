import type { PlannedRace } from '@furlong/game/rules';
import { MINUTE, middlingTalents, seasonAt } from '@furlong/game/rules';
import { enterRace, raceWithEntries } from '../../src/index.ts';
import {
  claimDueRace,
  closeRace,
  foundHouseStable,
  openRace,
  raceInputs,
  registerHorses,
  settleRace,
  startRace,
} from '../../src/service/index.ts';
import type { Player, TestGame } from './testGame.ts';

/** Two seasons back from today, so that every horse born then is a 2-year-old. */
export const TWO_YEAR_OLD = seasonAt(Date.now()) - 2;

const silks = {
  body: 'hoop',
  bodyColours: ['royal blue', 'white'],
  sleeves: 'plain',
  sleeveColours: ['royal blue', 'white'],
  cap: 'plain',
  capColours: ['white', 'royal blue'],
} as const;

let slots = 0;

/** A race that the starter horse of any player may enter, unless `terms` say otherwise. */
export async function openTestRace(
  game: TestGame,
  terms: Partial<PlannedRace> & {
    closesAt?: number;
    openedAt?: number;
    finalField?: number;
    claimsShutAt?: number;
    openingField?: number;
  } = {},
): Promise<string> {
  slots += 1;
  const now = Date.now();
  const { closesAt = now + 10 * MINUTE, openedAt = now, ...rest } = terms;
  const { finalField, openingField = 0, claimsShutAt, ...others } = rest;
  const race: PlannedRace = {
    slot: `slot ${slots}`,
    name: `Test Stakes ${slots}`,
    trackId: 'kingsmere',
    distance: 1200,
    surface: 'Turf',
    going: 0,
    grade: 'Class 6',
    ageClass: '2yo',
    conditions: '2yo, rated 0 to 60',
    suitableFor: ['Sprint', 'Mile'],
    purse: 6000,
    entryFee: 180,
    minRating: 0,
    maxRating: 60,
    maxEntries: 10,
    noviceStablesOnly: false,
    claimPrice: null,
    championship: null,
    offAt: closesAt + MINUTE,
    ...others,
  };
  const id = await openRace(game.steward(), {
    race,
    closesAt,
    seed: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
    engine: 'furlong-2',
    terms: JSON.stringify({
      finalField,
      ...(race.championship && { championship: race.championship }),
      ...(race.claimPrice !== null && {
        claim: { price: race.claimPrice, shutsAt: claimsShutAt ?? race.offAt - MINUTE / 2 },
      }),
    }),
    openingField,
    at: Math.min(openedAt, closesAt - 1),
  });
  if (id === null) throw new Error('The slot is taken.');
  return id;
}

/** House horses in a stable of their own, all 2-year-old sprinters. */
export async function registerHouseHorses(game: TestGame, name: string, count: number) {
  const at = Date.now();
  const stableId = await foundHouseStable(game.steward(), {
    stable: { name, ownerName: 'The House', silks },
    at,
  });
  return registerHorses(game.steward(), {
    at,
    horses: Array.from({ length: count }, (_, index) => ({
      stableId,
      name: `${name} ${index + 1}`,
      sex: 'male' as const,
      birthSeason: TWO_YEAR_OLD,
      coat: 'Bay' as const,
      sire: 'Old Oak',
      dam: 'Fair Acorn',
      specialty: 'Sprint' as const,
      style: 1 as const,
      rating: 50,
      condition: 85,
      energy: 85,
      talents: { ...middlingTalents, distancePreferred: 1200, distanceBreadth: 200 },
    })),
  });
}

/** Enters the player's horse, with a request of its own. */
export const enter = (raceId: string, { backend, horseId }: Player) =>
  enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });

/** Freezes the field as it stands, in the order of the inputs. */
export async function freeze(game: TestGame, raceId: string, at: number): Promise<void> {
  const inputs = await raceInputs(game.steward(), { raceId });
  await closeRace(game.steward(), {
    raceId,
    card: '{"engine":"furlong-2"}',
    salt: 'salt',
    runners: inputs.map(({ horseId }, index) => ({ horseId, draw: index + 1, weight: 126 })),
    line: null,
    at,
  });
}

/** From the off until the last runner of a test race has passed the post, in ms. */
export const raceTime = 80_000;

export const checksum = '85413e00';

/** Starts the frozen race at its off. */
export async function start(game: TestGame, raceId: string) {
  const { race } = await raceWithEntries(game.steward(), { raceId });
  const finishesAt = race.offAt + raceTime;
  const at = race.offAt;
  return startRace(game.steward(), { raceId, checksum, finishesAt, beaconSignature: null, at });
}

/** Settles the started race with its runners home in the order of their draw. */
export async function settle(game: TestGame, raceId: string, purse: number, at: number) {
  return settleRace(game.steward(), await settlement(game, raceId, purse, at));
}

/** What `settle` writes. */
export async function settlement(game: TestGame, raceId: string, purse: number, at: number) {
  const inputs = await raceInputs(game.steward(), { raceId });
  const others = Math.floor(purse / 4 / Math.max(inputs.length - 1, 1));
  return {
    raceId,
    at,
    checksum,
    runners: inputs.map((input, index) => ({
      horseId: input.horseId,
      place: index + 1,
      timeMs: 70_000 + 160 * index,
      prize: index === 0 ? purse - others * (inputs.length - 1) : others,
      rating: input.rating + (index === 0 ? 5 : -1),
      condition: 80,
      energy: 55,
      overreached: input.overreached,
    })),
  };
}

/** Starts the frozen race, and settles it as soon as its last runner has passed the post. */
export async function run(game: TestGame, raceId: string, purse: number) {
  const { offAt } = await start(game, raceId);
  return settle(game, raceId, purse, offAt + raceTime);
}

/** Claims until this race is the steward's. */
export async function claim(game: TestGame, steward: string, at: number) {
  return claimDueRace(game.steward(), { steward, at, leaseSeconds: 60 });
}

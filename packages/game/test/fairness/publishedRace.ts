import { ENGINE } from '../../src/engine/engines.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { noBonuses } from '../../src/equipment/effects.ts';
import { type BallotEntry, ballotOrder } from '../../src/fairness/ballot.ts';
import { canonicalJson } from '../../src/fairness/canonicalJson.ts';
import { drawOrder } from '../../src/fairness/draw.ts';
import { sha256 } from '../../src/fairness/hash.ts';
import { type Entrant, makeCard } from '../../src/fairness/makeCard.ts';
import { type HouseHorse, isReserve, reserveOrder } from '../../src/fairness/reserves.ts';
import { houseNonce, raceSeed, saltOf, seedHash } from '../../src/fairness/seed.ts';
import { RULES, type Terms } from '../../src/fairness/terms.ts';
import type { PublishedLot, PublishedRace } from '../../src/fairness/verification.ts';
import { bookJockeys, type Mount } from '../../src/jockeys/bookJockeys.ts';
import type { Jockey } from '../../src/jockeys/jockeys.ts';
import { MINUTE } from '../../src/season/durations.ts';
import { seasonAt } from '../../src/season/season.ts';
import { houseHorses } from '../../src/stables/houseHorses.ts';
import { raceOver } from '../field.ts';
import { testTalents } from '../talents.ts';
import { recordedOff } from './recordedRound.ts';

const raceId = '5b0c1a52-0000-4000-8000-000000000001';
const seed = '0123456789abcdef'.repeat(4);
export const openedAt = recordedOff - 60 * MINUTE;
const closesAt = recordedOff - 20_000;

export const terms: Terms = {
  rules: RULES,
  engine: ENGINE,
  slot: '2023-09-15T11:00:00.000Z',
  trackId: 'saltmarsh-park',
  distance: 1600,
  surface: 'Turf',
  going: 0,
  grade: 'Class 4',
  ageClass: '3yo+',
  suitableFor: ['Mile'],
  minRating: 44,
  maxRating: 76,
  maxEntries: 12,
  closesAt,
  offAt: recordedOff,
  booking: 'asked',
  openingField: 4,
  finalField: 9,
  beaconRound: null,
  requested: null,
};

const horses = houseHorses(20260105, seasonAt(recordedOff), testTalents);

const entrants = new Map<string, Entrant>(
  horses.map((horse) => [
    horse.name,
    {
      ...horse,
      horseId: horse.name,
      wonThisSeason: [],
      kit: noBonuses,
      lastRunAt: null,
      lostToAge: 0,
      overreached: false,
    },
  ]),
);

/** All horses of the house, none of which has run. */
export const house: readonly HouseHorse[] = horses.map((horse) => ({
  horseId: horse.name,
  sex: horse.sex,
  specialty: horse.specialty,
  birthSeason: horse.birthSeason,
  rating: horse.rating,
  registeredAt: 0,
  firstWonAt: null,
  leftAt: null,
  engagements: [],
}));

/** The players' horses are milers that the house does not have. */
function playersHorse(name: string): Entrant {
  const [template] = [...entrants.values()].filter(
    ({ rating, talents }) => rating === 60 && talents.distancePreferred > 1350,
  );
  if (template === undefined) throw new Error('There is no horse to take for a model.');
  return { ...template, horseId: name };
}

export interface Entered {
  readonly horse: Entrant;
  readonly isHouse: boolean;
  readonly nonce: string;
  readonly enteredAt: number;
  readonly stableId: string;
  readonly preferred: boolean;
  /** The licence of the jockey asked for, or null. */
  readonly asked: number | null;
}

/** What a house does between the opening of a race and its settlement; honest unless told otherwise. */
export interface Conduct {
  readonly terms: Terms;
  readonly houseHorses: readonly HouseHorse[];
  readonly reserves: (ids: readonly string[]) => readonly string[];
  /** Which reserves it takes, of those in their order, for so many places. */
  readonly takes: (reserves: readonly string[], places: number) => readonly string[];
  readonly nonceOf: (horseId: string) => Promise<string>;
  readonly players: readonly Entered[];
  /** The order of the ballot, where more are entered than can run. */
  readonly balloted: (
    entries: readonly BallotEntry[],
    reserves: readonly string[],
  ) => Promise<readonly string[]>;
  readonly booked: (raceId: string, mounts: readonly Mount[]) => readonly Jockey[];
  readonly drawn: (ids: readonly string[]) => Promise<readonly string[]>;
  readonly beaconSignature: string | null;
}

export const player: Entered = {
  horse: playersHorse('Own Horse'),
  isHouse: false,
  nonce: 'd7a1c1c8-0000-4000-8000-000000000001',
  enteredAt: openedAt + MINUTE,
  stableId: 'own stable',
  preferred: false,
  asked: null,
};

/** Players of stables of their own, each with a horse. */
export const crowd = (count: number): Entered[] =>
  Array.from({ length: count }, (_, index) => ({
    ...player,
    horse: playersHorse(`Horse ${index}`),
    nonce: `nonce ${index}`,
    enteredAt: player.enteredAt + index,
    stableId: `stable ${index}`,
  }));

const honest: Conduct = {
  terms,
  houseHorses: house,
  reserves: (ids) => ids,
  takes: (reserves, places) => reserves.slice(0, places),
  nonceOf: (horseId) => houseNonce(seed, horseId),
  players: [player],
  balloted: (entries, reserves) => ballotOrder(seed, entries, reserves),
  booked: bookJockeys,
  drawn: (ids) => drawOrder(seed, ids),
  beaconSignature: null,
};

/** A race as it is published by a house that conducts itself so. */
export async function publish(conduct: Partial<Conduct> = {}): Promise<PublishedRace> {
  const { houseHorses: known, players, beaconSignature, ...how } = { ...honest, ...conduct };
  const eligible = known.filter((horse) => isReserve(horse, how.terms, openedAt));
  const inTurn = await reserveOrder(
    how.terms.slot,
    eligible.map(({ horseId }) => horseId),
  );
  const opening = {
    terms: canonicalJson(how.terms),
    reserves: how.reserves(inTurn),
    openedAt,
    houseHorses: known,
  };
  const places = Math.max(how.terms.openingField, how.terms.finalField - players.length);
  const taken = how.takes(opening.reserves, places);
  const entered = [...players];
  for (const [turn, id] of taken.entries()) {
    const horse = entrants.get(id);
    if (horse === undefined) throw new Error(`${id} is not a horse of the house.`);
    const enteredAt = turn < how.terms.openingField ? openedAt : closesAt;
    const nonce = await how.nonceOf(id);
    entered.push({
      ...{ horse, isHouse: true, nonce, enteredAt },
      stableId: 'house',
      preferred: false,
      asked: null,
    });
  }
  const ballot = await ballotOf(entered, opening.reserves, how);
  const field = entered.filter(({ horse }) =>
    ballot.every(({ horseId, runs }) => runs || horseId !== horse.horseId),
  );
  const drawn = await how.drawn(field.map(({ horse }) => horse.horseId));
  const inDraw = drawn.flatMap((id) => field.filter(({ horse }) => horse.horseId === id));
  const card = canonicalJson(
    makeCard(
      { ...raceOver(1600, raceId), engine: how.terms.engine, offAt: recordedOff },
      inDraw.map(({ horse }) => horse),
      how.booked(
        raceId,
        inDraw.map(({ horse, enteredAt, asked }) => ({
          ...{ horseId: horse.horseId, enteredAt, asked },
          lastRider: null,
        })),
      ),
    ),
  );
  const cardHash = await sha256(card);
  const salt = await saltOf(inDraw.map(({ nonce }) => nonce));
  const words = await raceSeed({ rules: RULES, seed, cardHash, salt, beaconSignature });
  const result = runRace(JSON.parse(card), words);
  return {
    raceId,
    rules: RULES,
    opening: { ...opening, ballot, claims: [], championship: null },
    closedAt: closesAt,
    seedHash: await seedHash(raceId, seed, opening),
    seed,
    card,
    cardHash,
    salt,
    beaconSignature,
    checksum: result.checksum,
    runners: result.runners.flatMap(({ horseId, place, timeMs }) =>
      inDraw.flatMap(({ horse, isHouse, nonce, enteredAt, asked }, stall) =>
        horse.horseId === horseId
          ? [
              {
                draw: stall + 1,
                lastRider: null,
                horseId,
                isHouse,
                enteredAt,
                nonce,
                asked,
                place,
                timeMs,
              },
            ]
          : [],
      ),
    ),
  };
}

async function ballotOf(
  entered: readonly Entered[],
  reserves: readonly string[],
  { balloted, terms: { maxEntries } }: Pick<Conduct, 'balloted' | 'terms'>,
): Promise<PublishedLot[]> {
  if (entered.length <= maxEntries) return [];
  const entries = entered.map(({ horse, ...entry }) => ({ ...entry, horseId: horse.horseId }));
  const order = await balloted(entries, reserves);
  return entries.map((entry) => {
    const turn = order.indexOf(entry.horseId) + 1;
    return { ...entry, turn, runs: turn <= maxEntries };
  });
}

export function winnerOf({ runners }: PublishedRace): string | undefined {
  return runners.find(({ place }) => place === 1)?.horseId;
}

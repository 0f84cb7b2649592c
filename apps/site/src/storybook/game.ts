import type {
  Account,
  ActiveAutoOrder,
  Activity,
  Gallop,
  Horse,
  HorseGroup,
  HorseSale,
  ListedSession,
  Overview,
  OwnedPiece,
  OwnHorse,
  PastAutoOrder,
  PastWork,
  Purses,
  Race,
  RaceWithEntries,
  Runner,
  Stable,
} from '@furlong/backend';
import { DAY, MINUTE } from '@furlong/game/rules';
import type { Mail } from '../features/outbox/mail.ts';
import { finished, horse, race, runner, running, stable } from './fixtures.ts';
import { salesOf } from './sales.ts';
import { piece } from './shop.ts';

export interface Player {
  account: Account;
  stable: Stable;
  purses: Purses;
  horses: OwnHorse[];
  activities: Activity[];
  /** All pieces of the stable, worn or not. */
  equipment: OwnedPiece[];
  /** How many of each item lie in the cart. */
  cart: Record<string, number>;
  /** Training sessions, the newest first. */
  sessions: ListedSession[];
  /** What the horses did in the last 28 days. */
  work: PastWork[];
  /** The orders that horses follow, the next session first. */
  autoOrders: ActiveAutoOrder[];
  /** All orders of the stable, the newest first. */
  autoHistory: PastAutoOrder[];
  /** The secret of the calendar's address; null before it is made. */
  calendarSecret: string | null;
  groups: HorseGroup[];
  /** The gallops of each horse by its id, the newest first. */
  gallops: Record<string, Gallop[]>;
  /** What is noted of horses, by their ids. */
  notes: Record<string, string>;
  overview: Overview;
}

/** What the mocked backend knows when a story begins. */
export interface Game {
  players: Player[];
  races: { race: Race; runners: readonly Runner[] }[];
  /** What the embedded server kept instead of sending. */
  mails: Mail[];
  /** What stands in the sales ring. */
  sales: SaleOfGame[];
  /** What horses of the house were bought for that may be given back, by their ids. */
  bought: Record<string, number>;
  /** What comparable horses were sold for. */
  comparable: { median: number; sales: number } | null;
  /** Why no horse can be offered. */
  obstacle: HorseSale['obstacle'];
}

export interface SaleOfGame {
  horse: Horse;
  seller: Stable;
  ofHouse: boolean;
  /** Whole dollars. */
  price: number;
  listedAt: number;
}

/** The moment at which the stories happen: ten minutes before the Ashford Stakes. */
export const moment = race.offAt - 600_000;

const saddle = {
  slot: 'saddle',
  item: 'Basic Saddle',
  effect: '+1 balance',
  runsLeft: null,
} as const;

export const ada: Player = {
  account: {
    userId: 'ada',
    email: 'ada@stable.example',
    fullName: stable.ownerName,
    stableName: stable.name,
  },
  stable,
  purses: { credits: 23_800, wallet: 4_200 },
  horses: [
    { ...horse, equipment: [saddle] },
    {
      ...horse,
      id: 'iron-duchess',
      name: 'Iron Duchess',
      sex: 'female',
      coat: 'Dark bay',
      sire: 'Harbour Master',
      dam: 'Paper Moon',
      rating: 76,
      equipment: [saddle],
    },
  ],
  activities: [
    {
      id: 'won',
      stableId: stable.id,
      stableName: stable.name,
      horseId: horse.id,
      horseName: horse.name,
      raceId: race.id,
      raceName: race.name,
      type: 'race_result',
      place: 1,
      prize: 25_000,
      at: moment - 7_200_000,
    },
  ],
  equipment: [
    piece('Basic Saddle', { horseId: horse.id }),
    piece('Steel Plates', { horseId: horse.id, runsLeft: 1 }),
    piece('Basic Saddle', { horseId: 'iron-duchess' }),
    piece('Ring Bridle', { horseId: 'iron-duchess', runsLeft: 9 }),
    piece('Club Saddle', { id: 'club saddle' }),
  ],
  cart: {},
  sessions: [],
  work: [],
  autoOrders: [],
  autoHistory: [],
  calendarSecret: null,
  groups: [],
  gallops: {},
  notes: {},
  overview: { firstVisit: null, starterId: null, weeklyEarnings: 25_000, trained: [], bare: [] },
};

const hillside: Stable = {
  ...stable,
  id: 'hillside',
  name: 'Hillside',
  ownerName: 'Ben Marlow',
  silks: { ...stable.silks, bodyColours: ['emerald green', 'white'] },
};

export const ben: Player = {
  account: {
    userId: 'ben',
    email: 'ben@stable.example',
    fullName: hillside.ownerName,
    stableName: hillside.name,
  },
  stable: hillside,
  purses: { credits: 900, wallet: 0 },
  horses: [
    { ...horse, id: 'bay-laurel', name: 'Bay Laurel', stableId: hillside.id, equipment: [] },
  ],
  activities: [],
  equipment: [],
  cart: {},
  sessions: [],
  work: [],
  autoOrders: [],
  autoHistory: [],
  calendarSecret: null,
  groups: [],
  gallops: {},
  notes: {},
  overview: { firstVisit: null, starterId: null, weeklyEarnings: 0, trained: [], bare: [] },
};

export const harbourSprint = {
  ...race,
  id: 'harbour-sprint',
  name: 'Harbour Sprint',
  trackId: 'port-regis',
  distance: 1000,
  surface: 'Dirt',
  grade: 'Class 5',
  suitableFor: ['Sprint'],
  purse: 8_000,
  entryFee: 240,
  entriesCount: 11,
  offAt: race.offAt + 120_000,
  closesAt: race.closesAt + 120_000,
} as const;

/** Before the draw: the horses are declared, and that is all. */
const declared = (finisher: Runner): Runner => ({
  ...finisher,
  draw: null,
  weight: null,
  place: null,
  timeMs: null,
  prize: null,
});

const field = [
  runner(1, 94_790, 'Silver Comet'),
  runner(2, 94_870, 'Iron Duchess'),
  runner(3, 95_100, 'Turf Legend'),
];

/** The Ashford Stakes with a declared field. */
export const declaredRace: RaceWithEntries = { race, runners: field.map(declared) };

/** A card that the first engine runs. */
const card = JSON.stringify({
  course: { distance: race.distance, surface: race.surface, trackId: race.trackId },
  engine: race.engine,
  going: race.going,
  raceId: race.id,
  runners: field.map(({ horseId, draw, weight }, index) => ({
    ...{ horseId, draw, weight, style: index, speed: 999_000, stamina: 22_200 },
    ...{ acceleration: 2_230, bends: 150, nimbleness: 900, unevenness: 1_000 },
    ...{ jockey: 1 + index, riding: 0 },
  })),
});

/** The Ashford Stakes forty-two seconds after the off, with its field drawn. */
export const liveRace = {
  race: {
    ...running,
    card,
    offAt: moment - 42_000,
    closesAt: moment - 102_000,
    finishesAt: moment + 54_000,
  },
  runners: field.map((each) => ({ ...declared(each), draw: each.draw, weight: each.weight })),
} satisfies RaceWithEntries;

/** A race of the day before, with its result. */
export const settledRace = settled('ashford-mile', 'Ashford Mile', moment - DAY);

/** A race that was run, with the same field as all of them. */
export function settled(id: string, name: string, offAt: number): RaceWithEntries {
  return {
    race: { ...finished, id, name, offAt, closesAt: offAt - 20_000, settledAt: offAt + MINUTE },
    runners: field.map((each) => ({ ...each, id: `${id}-${each.horseId}`, raceId: id })),
  };
}

/** Two players, two races to come and one that is run. */
export const game: Game = {
  players: [ada, ben],
  races: [{ race, runners: [] }, { race: harbourSprint, runners: [] }, settledRace],
  mails: [],
  sales: salesOf(6, hillside, moment),
  bought: {},
  comparable: null,
  obstacle: null,
};

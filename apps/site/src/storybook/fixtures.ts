import type { Horse, Race, Runner, Stable } from '@furlong/backend';

const silks = {
  body: 'chevron',
  bodyColours: ['royal blue', 'yellow'],
  sleeves: 'plain',
  sleeveColours: ['royal blue', 'yellow'],
  cap: 'plain',
  capColours: ['yellow', 'royal blue'],
} as const;

const noon = Date.UTC(2026, 10, 21, 12);

export const stable: Stable = {
  id: 'silver-birch',
  name: 'Silver Birch',
  ownerName: 'Ada B.',
  isHouse: false,
  silks,
  createdAt: noon - 86_400_000,
};

export const horse: Horse = {
  id: 'silver-comet',
  stableId: stable.id,
  name: 'Silver Comet',
  sex: 'male',
  birthSeason: -1,
  coat: 'Grey',
  sire: 'Comet Tail',
  dam: 'Silver Birch',
  specialty: 'Mile',
  style: 1,
  rating: 92,
  runs: 15,
  wins: 7,
  places: 10,
  earnings: 128_400,
  form: 'WWLWW',
  figures: '11211',
  condition: 88,
  energy: 76,
  conditionAt: noon,
  lastRunAt: null,
  createdAt: noon,
  talentsHash: 'c3ab8ff13720e8ad9047dd39466b3c8974e592c2fa383d4a3960714caef0c4f2',
  talentsSealedAt: noon,
  overreached: false,
  atWork: null,
  retiredAt: null,
  sellableFrom: null,
  formerName: null,
};

export const race: Race = {
  id: 'ashford-stakes',
  slot: '2026-11-21T12:10:00.000Z',
  name: 'Ashford Stakes',
  trackId: 'ashford-downs',
  distance: 1600,
  surface: 'Turf',
  going: 0,
  grade: 'Grade 1',
  ageClass: '3yo+',
  conditions: 'For three-year-olds and up',
  suitableFor: ['Mile'],
  purse: 50_000,
  entryFee: 1_200,
  minRating: null,
  maxRating: null,
  noviceStablesOnly: false,
  claimPrice: null,
  claimsShutAt: null,
  championship: null,
  maxEntries: 12,
  entriesCount: 9,
  houseCount: 0,
  ballotedAt: null,
  requested: false,
  offAt: noon + 600_000,
  closesAt: noon + 580_000,
  status: 'open',
  finishesAt: null,
  engine: 'furlong-2',
  rules: 'furlong-race-1',
  seedHash: 'a'.repeat(64),
  card: null,
  cardHash: null,
  salt: null,
  seed: null,
  checksum: null,
  voidReason: null,
  settledAt: null,
  closedAt: null,
  beaconSignature: null,
  morningLineSimulations: null,
};

export const finished: Race = {
  ...race,
  status: 'finished',
  card: '{}',
  cardHash: 'b'.repeat(64),
  salt: 'c'.repeat(64),
  seed: 'd'.repeat(64),
  checksum: '0badcafe',
  settledAt: race.offAt,
};

/** The race at its off: what runs it is revealed, and of its result nothing. */
export const running = {
  ...race,
  status: 'running',
  card: finished.card,
  cardHash: finished.cardHash,
  salt: finished.salt,
  seed: finished.seed,
  checksum: finished.checksum,
  finishesAt: race.offAt + 96_000,
} as const satisfies Race;

/** Of a field, by place. */
const coats = ['Grey', 'Roan', 'Black', 'Bay', 'Dark bay', 'Brown', 'Chestnut'] as const;

/** A finisher of the Ashford Stakes. */
export function runner(place: number, timeMs: number, name = `Number ${place}`): Runner {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: `entry-${id}`,
    raceId: race.id,
    horseId: id,
    stableId: stable.id,
    nonce: `nonce-${id}`,
    enteredAt: noon,
    draw: place,
    weight: 130,
    place,
    timeMs,
    prize: place === 1 ? 25_000 : 0,
    ratingBefore: 90,
    ratingAfter: 92,
    seedHash: race.seedHash,
    winChance: null,
    placeChance: null,
    asked: null,
    lastRider: null,
    jockey: place,
    style: null,
    horse: { ...horse, id, name, coat: coats[(place - 1) % coats.length] ?? 'Grey', equipment: [] },
    stable,
  };
}

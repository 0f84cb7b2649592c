import type {
  Account,
  ActiveAutoOrder,
  Activity,
  Award,
  EndedEntry,
  Export,
  Factor,
  Gallop,
  HeldMoney,
  HorseGroup,
  Leaving,
  Limits,
  ListedSession,
  MailChoices,
  MoneyDay,
  Overview,
  OwnedPiece,
  OwnerName,
  OwnHorse,
  PastAutoOrder,
  PastWork,
  Session,
  Stable,
  StatementLine,
  WalletKind,
  Wallets,
} from '@furlong/backend';
import { horse, race, stable } from './fixtures.ts';
import { moment } from './moment.ts';
import { piece } from './shop.ts';

export interface PlayerSecurity {
  newEmail: string | null;
  factors: Factor[];
  /** Recovery codes that are left of ten; null where none were made. */
  codesLeft: number | null;
  sessions: Session[];
}

export interface Player {
  account: Account;
  stable: Stable;
  wallets: Wallets;
  /** What the owner is called, and what others read of it. */
  ownerName: OwnerName;
  /** What the stable's money did, the newest day first. */
  money: MoneyDay[];
  /** The lines of credits and wallet, the newest first. */
  statements: Record<WalletKind, readonly StatementLine[]>;
  /** What is paid and not yet spent. */
  held: readonly HeldMoney[];
  horses: OwnHorse[];
  activities: Activity[];
  /** Entries that came to nothing, the last first. */
  ended: EndedEntry[];
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
  /** How the account is logged in to. */
  security: PlayerSecurity;
  groups: HorseGroup[];
  /** The gallops of each horse by its id, the newest first. */
  gallops: Record<string, Gallop[]>;
  /** What is noted of horses, by their ids. */
  notes: Record<string, string>;
  overview: Overview;
  limits: Limits;
  /** The newest first. */
  awards: readonly Award[];
  mails: MailChoices;
  /** When the player leaves the game. */
  leaving: Leaving | null;
  /** What was asked for of the player's data. */
  exported: Export | null;
  /** Whether the stable was renamed this season. */
  renamed: boolean;
}

/** One login, on one device, by the password alone. */
const plainSecurity: PlayerSecurity = {
  newEmail: null,
  factors: [],
  codesLeft: null,
  sessions: [
    {
      id: 'here',
      isCurrent: true,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      address: '192.0.2.7',
      signedInAt: moment - 3 * 24 * 60 * 60_000,
      seenAt: moment - 4 * 60_000,
    },
  ],
};

/** Of a player who is mailed nothing. */
export const noMails: MailChoices = {
  ...{ results: 'off', entries: 'off', championships: 'off', closing: 'off' },
  ...{ market: 'off', claims: 'off', letters: 'off', week: 'off' },
};

/** Of a player who has set none. */
export const noLimits: Limits = {
  weeklyCredits: { amount: null, next: null },
  dailyMinutes: { amount: null, next: null },
  reminderMinutes: null,
  playedSeconds: 2_100,
  creditsTaken: 0,
  pause: null,
};

const saddle = {
  slot: 'saddle',
  item: 'Basic Saddle',
  effect: '+1 balance',
  runsLeft: null,
} as const;

/** Of a stable that has done nothing yet, and is past its first visit. */
export const noOverview: Overview = {
  firstVisit: null,
  starterId: null,
  weeklyEarnings: 0,
  runs: 0,
  wins: 0,
  earnings: 0,
  trained: [],
  bare: [],
};

export const ada: Player = {
  account: {
    userId: 'ada',
    email: 'ada@stable.example',
    fullName: 'Ada Bell',
    stableName: stable.name,
  },
  stable,
  wallets: { credits: 23_800, wallet: 4_200, prizesTo: 'wallet' },
  ownerName: { fullName: 'Ada Bell', shown: 'initial' },
  money: [],
  statements: { credits: [], wallet: [] },
  held: [],
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
  ended: [],
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
  security: plainSecurity,
  groups: [],
  gallops: {},
  notes: {},
  overview: { ...noOverview, weeklyEarnings: 25_000, runs: 30, wins: 14, earnings: 256_800 },
  limits: noLimits,
  awards: [],
  mails: noMails,
  leaving: null,
  exported: null,
  renamed: false,
};

export const hillside: Stable = {
  ...stable,
  id: 'hillside',
  name: 'Hillside',
  ownerName: 'Ben M.',
  silks: { ...stable.silks, bodyColours: ['emerald green', 'white'] },
};

export const ben: Player = {
  account: {
    userId: 'ben',
    email: 'ben@stable.example',
    fullName: 'Ben Marlow',
    stableName: hillside.name,
  },
  stable: hillside,
  wallets: { credits: 900, wallet: 0, prizesTo: 'wallet' },
  ownerName: { fullName: 'Ben Marlow', shown: 'initial' },
  money: [],
  statements: { credits: [], wallet: [] },
  held: [],
  horses: [
    { ...horse, id: 'bay-laurel', name: 'Bay Laurel', stableId: hillside.id, equipment: [] },
  ],
  activities: [],
  ended: [],
  equipment: [],
  cart: {},
  sessions: [],
  work: [],
  autoOrders: [],
  autoHistory: [],
  calendarSecret: null,
  security: plainSecurity,
  groups: [],
  gallops: {},
  notes: {},
  overview: { ...noOverview, runs: 15, wins: 7, earnings: 128_400 },
  limits: noLimits,
  awards: [],
  mails: noMails,
  leaving: null,
  exported: null,
  renamed: false,
};

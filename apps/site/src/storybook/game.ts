import type {
  BallotLot,
  HallHorse,
  HallStable,
  Horse,
  HorseSale,
  Notice,
  Race,
  RequestWithEntries,
  Runner,
  Stable,
} from '@furlong/backend';
import type { Mail } from '../features/outbox/mail.ts';
import { type Auctions, auctions } from './auctions.ts';
import { type Championships, championships } from './championships.ts';
import { type Claims, claims } from './claims.ts';
import { type Clubs, clubs } from './clubs.ts';
import { race } from './fixtures.ts';
import { type Forums, forums } from './forums.ts';
import { type Goals, goals } from './goals.ts';
import { type HorseLists, horseLists } from './horseLists.ts';
import { type Letters, letters } from './letters.ts';
import { moment } from './moment.ts';
import { notices } from './notices.ts';
import { type Papers, papers } from './papers.ts';
import { ada, ben, hillside, type Player } from './players.ts';
import { type Previews, previews } from './previews.ts';
import { type Profiles, profiles } from './profiles.ts';
import { harbourSprint, settledRace } from './races.ts';
import { type Room, room } from './room.ts';
import { salesOf } from './sales.ts';
import type { TurnOfGame } from './seasons.ts';

/** What the mocked backend knows when a story begins. */
export interface MockBackendState {
  players: Player[];
  races: { race: Race; runners: readonly Runner[]; ballot?: readonly BallotLot[] }[];
  /** What owners have asked for. */
  raceRequests: RequestWithEntries[];
  /** The house horses that would fill the fields of races, by race. */
  reserves: Record<string, readonly Pick<Horse, 'id' | 'rating' | 'sex' | 'birthSeason'>[]>;
  /** What the embedded server kept instead of sending. */
  mails: Mail[];
  /** What stands in the sales ring. */
  sales: SaleOfGame[];
  /** What horses of the house were bought for that may be given back, by their ids. */
  bought: Record<string, number>;
  /** What the player's last bill for boxes lacked, in whole dollars. */
  lackedByBoxes: number;
  /** What comparable horses were sold for. */
  comparable: { median: number; sales: number } | null;
  /** Why no horse can be offered. */
  obstacle: HorseSale['obstacle'];
  /** The last season that is over; null in a game that began in this one. */
  turn: TurnOfGame | null;
  championships: Championships;
  auctions: Auctions;
  letters: Letters;
  /** What the header's mark tells of, the last first. */
  notices: Notice[];
  horseLists: HorseLists;
  clubs: Clubs;
  previews: Previews;
  papers: Papers;
  goals: Goals;
  profiles: Profiles;
  forums: Forums;
  /** The stewards' room. */
  room: Room;
  /** Races of which runners can be claimed, and the player's claims. */
  claims: Claims;
  /** Who is in the halls of fame, the newest members first. */
  hall: { horses: readonly HallHorse[]; stables: readonly HallStable[] };
}

export interface SaleOfGame {
  horse: Horse;
  seller: Stable;
  ofHouse: boolean;
  /** Whole dollars. */
  price: number;
  listedAt: number;
}

/** Two players, two races to come and one that is run. */
export const game: MockBackendState = {
  players: [ada, ben],
  races: [{ race, runners: [] }, { race: harbourSprint, runners: [] }, settledRace],
  raceRequests: [],
  reserves: {},
  mails: [],
  sales: salesOf(6, hillside, moment),
  bought: {},
  lackedByBoxes: 0,
  comparable: null,
  obstacle: null,
  turn: null,
  championships,
  auctions,
  letters,
  notices,
  horseLists,
  clubs,
  previews,
  papers,
  goals,
  profiles,
  forums,
  room,
  claims,
  hall: { horses: [], stables: [] },
};

import type { Auctions } from './auctions.ts';
import type { Championships } from './championships.ts';
import type { Claims } from './claims.ts';
import type { Economy } from './economy.ts';
import type { Requests } from './requests.ts';
import type { SeasonHorse, SeasonStable } from './stable.ts';

/** What became of the seasons. */
export interface SeasonFacts {
  readonly stables: readonly SeasonStable[];
  readonly horses: readonly SeasonHorse[];
  /** Runners in each race. */
  readonly fields: readonly number[];
  /** What the horses sold fetched. */
  readonly prices: readonly number[];
  readonly economy: Economy;
  readonly championships: Championships;
  readonly requests: Requests;
  readonly claims: Claims;
  readonly auctions: Auctions;
}

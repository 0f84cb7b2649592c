import type { StewardSettings } from '@furlong/steward';
import type { Keys } from './directory/keys.ts';
import type { RateLimits } from './http/rateLimit.ts';

export interface ServerSettings {
  /** Where keys and database are kept; made on the first start. One server has it alone. */
  dataDir: string;
  /** A PostgreSQL database in the place of the embedded one; several servers may share it. */
  databaseUrl?: string;
  /** Default: those kept in the data directory, which the first start makes. */
  keys?: Keys;
  /** Default 127.0.0.1: this machine only. */
  host?: string;
  /** Default 4321; 0 takes any free port. */
  port?: number;
  /** The built site; null serves the API alone. */
  siteDir?: string | null;
  /** Serves the site from its sources through Vite instead. */
  dev?: boolean;
  /** False: races are only run when `steward.runDueRaces` is called. */
  steward?: boolean | Partial<StewardSettings>;
  /** Days of racing that the first start runs before it opens. */
  historyDays?: number;
  limits?: Partial<RateLimits>;
  /** Origins at which the site is reached from outside, the preferred one first. */
  siteUrls?: readonly string[];
  /** Addresses of proxies, or networks of them, that say truly for whom they ask. */
  trustedProxies?: readonly string[];
  /** False: a loss of power may undo what was acknowledged, and nothing waits for the disk. */
  durable?: boolean;
  /** Told what the start is doing, a line at a time. */
  log?: (line: string) => void;
  /** Told of each request that was refused or has failed, in a line of JSON. */
  logRequest?: (line: string) => void;
}

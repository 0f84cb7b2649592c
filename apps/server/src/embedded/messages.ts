import type { EmailMessage } from '@supabase/lite';
import type { Keys } from '../directory/keys.ts';

/** What the thread of the database needs to open it. */
export interface OpenOrder {
  directory: string;
  keys: Keys;
  siteUrl: string;
  /** PostgreSQL, compiled once for every opening. */
  postgres: WebAssembly.Module;
  /** Whether what was acknowledged outlives a loss of power. */
  durable: boolean;
}

/** A request as it crosses to the thread of the database. */
export interface SentRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  peerAddress: string | null;
}

export interface SentResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** What the thread of the database does when the main thread asks. */
export interface DatabaseFunctions {
  open: (order: OpenOrder) => Promise<void>;
  fetch: (request: SentRequest) => Promise<SentResponse>;
  rows: (sql: string, parameters: unknown[]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

/** What the main thread does when the thread of the database asks. */
export interface MainFunctions {
  sendMail: (mail: EmailMessage) => Promise<void>;
  logError: (line: string) => void;
  /** What the database has told on the live channel. */
  told: (payload: string) => void;
}

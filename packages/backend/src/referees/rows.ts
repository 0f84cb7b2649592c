import type { ForumRuleId, ModerationAction } from '@furlong/game/rules';
import type { Role } from '../forums/rows.ts';

/** What the player is in the stewards' room. */
export interface RoomStanding {
  /** Null for a player. */
  readonly role: Role | null;
  /** What the role may do, as the database's table of powers has it. */
  readonly powers: readonly string[];
  /** Until when the player may not write, ms since 1970. */
  readonly mutedUntil: number | null;
  /** What waits for who has a role; 100 at most are counted. */
  readonly openReports: number;
  readonly openAppeals: number;
}

/** What a referee did: neither who it was nor who reported. */
export interface Ruling {
  /** The later one has the greater. */
  readonly id: number;
  readonly action: ModerationAction;
  readonly rule: ForumRuleId | null;
  readonly reason: string;
  /** Of a mute. */
  readonly days: number | null;
  readonly role: Role;
  /** Ms since 1970. */
  readonly at: number;
  /** Null for a letter. */
  readonly threadId: number | null;
  /** Null for a letter, and for a thread that is hidden. */
  readonly title: string | null;
  /** Of the post; null for a whole thread. */
  readonly number: number | null;
  /** Whether it is about a letter. */
  readonly letter: boolean;
  readonly undone: { readonly at: number; readonly reason: string; readonly role: Role } | null;
}

/** A ruling about the player, with the player's appeal. */
export interface OwnRuling extends Ruling {
  readonly appeal: {
    readonly id: number;
    readonly dueAt: number;
    /** Null while it is not answered. */
    readonly upheld: boolean | null;
    readonly answer: string | null;
  } | null;
}

export interface Appeal {
  readonly id: number;
  readonly rulingId: number;
  readonly action: ModerationAction;
  readonly rule: ForumRuleId | null;
  /** Null to others until it is answered. */
  readonly text: string | null;
  /** Ms since 1970. */
  readonly at: number;
  /** Until when it is to be answered. */
  readonly dueAt: number;
  readonly answer: {
    readonly upheld: boolean;
    readonly text: string;
    readonly at: number;
    readonly role: Role;
  } | null;
  /** Whether it is the player's. */
  readonly own: boolean;
}

/** What was reported and waits for a referee. */
export interface ReportedText {
  /** Of its case: the later one has the greater. */
  readonly id: number;
  readonly openedAt: number;
  /** How many reported it. */
  readonly reports: number;
  readonly rules: readonly ForumRuleId[];
  /** What they added. */
  readonly notes: readonly string[];
  /** Null for a letter. */
  readonly post: {
    readonly id: number;
    readonly threadId: number;
    readonly title: string;
    readonly number: number;
  } | null;
  readonly text: string;
  readonly stable: { readonly id: string; readonly name: string };
  /** How often referees have acted on the stable before. */
  readonly warnings: number;
  /** What stands before it. */
  readonly context: readonly { readonly name: string; readonly text: string }[];
}

/** A race that was called off. */
export interface Enquiry {
  readonly raceId: string;
  readonly race: string;
  readonly trackId: string;
  readonly offAt: number;
  readonly reason: 'too_few_runners' | 'could_not_be_run';
  readonly entries: number;
  /** Of players. */
  readonly stables: number;
}

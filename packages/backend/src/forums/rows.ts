import type { ForumSectionId, Silks } from '@furlong/game/rules';

/** A section of the forums, and what was written in it last. */
export interface ForumSection {
  readonly id: ForumSectionId;
  readonly threads: number;
  readonly posts: number;
  /** Null where nothing was written yet. */
  readonly last: {
    readonly threadId: number;
    /** Null where a referee has hidden it. */
    readonly title: string | null;
    /** How many posts the thread has: the last one's number. */
    readonly posts: number;
    /** Whose the last post is; null for the operator's. */
    readonly stable: string | null;
    /** Ms since 1970. */
    readonly at: number;
  } | null;
}

/** Whose a post is. */
export interface Writer {
  readonly id: string;
  readonly name: string;
  readonly silks: Silks;
}

export interface ForumThread {
  readonly id: number;
  readonly section: ForumSectionId;
  /** Null where a referee has hidden it. */
  readonly title: string | null;
  readonly pinned: boolean;
  readonly locked: boolean;
  readonly posts: number;
  /** Ms since 1970. */
  readonly openedAt: number;
  /** Who opened it; null for the operator. */
  readonly writer: Writer | null;
  readonly lastAt: number;
  /** Whose the last post is; null for the operator's. */
  readonly lastStable: string | null;
  /** The number of the last post that the player has read; null for a thread that was not opened yet. */
  readonly readTo: number | null;
  /** Whether the player follows it. */
  readonly followed: boolean;
}

export interface ForumThreadPage extends ForumThread {
  /** Of which race or horse it is. */
  readonly raceId: string | null;
  readonly horseId: string | null;
}

export type Role = 'operator' | 'referee';

export interface ForumPost {
  readonly id: number;
  /** Within its thread, from 1 on; it never changes. */
  readonly number: number;
  /** Null for the operator. */
  readonly writer: Writer | null;
  /** What its writer is more than a player. */
  readonly role: Role | null;
  /** As `playerText` of @furlong/game has it; null where it was taken back or is hidden. */
  readonly text: string | null;
  /** Ms since 1970. */
  readonly postedAt: number;
  readonly editedAt: number | null;
  readonly state: 'shown' | 'deleted' | 'hidden';
  /** Whether the player has blocked who wrote it. */
  readonly blocked: boolean;
  /** Whether the player wrote it. */
  readonly own: boolean;
}

/** What a post said once. */
export interface PostVersion {
  readonly version: number;
  readonly text: string;
  /** Since when it said so, ms since 1970. */
  readonly at: number;
}

/** A post that was looked for. */
export interface FoundPost {
  readonly id: number;
  readonly threadId: number;
  readonly number: number;
  readonly section: ForumSectionId;
  readonly title: string;
  /** Null for the operator. */
  readonly stable: string | null;
  /** Its first 240 characters, on one line. */
  readonly words: string;
  readonly postedAt: number;
}

import type { Silks } from '@furlong/game/rules';

/** A stable that letters are exchanged with. */
export interface CorrespondingStable {
  readonly id: string;
  readonly name: string;
  readonly silks: Silks;
}

/** Another stable, and the last letter between it and the player's. */
export interface Correspondent {
  readonly stable: CorrespondingStable;
  /** When the last letter was sent, ms since 1970. */
  readonly lastAt: number;
  /** The first 120 characters of the last letter, on one line. */
  readonly lastWords: string;
  /** Whether the player wrote it. */
  readonly lastOwn: boolean;
  /** How many of its letters the player has not read. */
  readonly unread: number;
}

/** Another stable, as the player may write to it. */
export interface CorrespondentState {
  readonly stable: CorrespondingStable;
  /** Whether the player takes no letters from it. */
  readonly blocked: boolean;
  readonly unread: number;
}

export interface Letter {
  /** The later one has the greater. */
  readonly id: number;
  /** Whether the player wrote it. */
  readonly own: boolean;
  /** As `playerText` of @furlong/game has it. */
  readonly text: string;
  /** Ms since 1970. */
  readonly sentAt: number;
}

export interface BlockedStable {
  readonly stable: CorrespondingStable;
  /** Ms since 1970. */
  readonly blockedAt: number;
}

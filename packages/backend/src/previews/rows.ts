import type { Grade, HouseRule, RaceStatus, Silks, Surface, TrackId } from '@furlong/game/rules';

/** A race of which previews are taken now. */
export interface RaceToPreview {
  readonly id: string;
  readonly name: string;
  readonly trackId: TrackId;
  readonly grade: Grade;
  /** Metres. */
  readonly distance: number;
  readonly surface: Surface;
  readonly runners: number;
  /** Ms since 1970. */
  readonly offAt: number;
}

/** What a stable gives the runners of a race. */
export interface Preview {
  readonly stable: { readonly id: string; readonly name: string; readonly silks: Silks };
  /** By which rule the house made it; null for a player's. */
  readonly rule: HouseRule | null;
  /** Whole percents in the order of the draw, 100 in all. */
  readonly chances: readonly number[];
  /** Ms since 1970. */
  readonly publishedAt: number;
  /** Against the line; null until the race is official. */
  readonly score: number | null;
}

export type MyPreview = Pick<Preview, 'chances' | 'publishedAt' | 'score'>;

/** A race whose previews were scored. */
export interface PreviewedRace {
  readonly id: string;
  readonly name: string;
  readonly trackId: TrackId;
  /** Ms since 1970. */
  readonly offAt: number;
  readonly winner: string;
  readonly previews: number;
  /** The best of their scores, and whose it is. */
  readonly best: { readonly score: number; readonly stableName: string };
}

/** A line of a month's table. */
export interface PreviewStanding {
  readonly stable: { readonly id: string; readonly name: string; readonly silks: Silks };
  readonly house: boolean;
  readonly previews: number;
  readonly score: number;
}

/** A preview of the player's in the list of them. */
export interface ListedPreview {
  readonly raceId: string;
  readonly raceName: string;
  readonly trackId: TrackId;
  /** Ms since 1970. */
  readonly offAt: number;
  /** Ms since 1970. */
  readonly publishedAt: number;
  readonly status: RaceStatus;
  readonly score: number | null;
}

/** What a stable says of a race that is official. */
export interface RaceReview {
  readonly stable: { readonly id: string; readonly name: string };
  /** As `playerText` of @furlong/game has it. */
  readonly text: string;
  /** Ms since 1970. */
  readonly writtenAt: number;
}

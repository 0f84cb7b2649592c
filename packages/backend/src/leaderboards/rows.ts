import type { Coat, Grade, Sex } from '@furlong/game/rules';
import type { Stable } from '../stables/rows.ts';

/** What a row of a board is ranked by, and what it rests on. */
export interface Standing {
  /** Of the stable or the horse. */
  readonly id: string;
  readonly name: string;
  /**
   * By the lens: whole dollars, wins, hundredths of a percent of wins, points of rating, or hundredths of a
   * percent of a win beyond the line.
   */
  readonly score: number;
  /** What decides between those that are level: dollars, or wins where those are not the score. */
  readonly level: number;
  readonly runs: number;
  readonly wins: number;
  /** First, second or third. */
  readonly places: number;
  /** Whole dollars. */
  readonly earnings: number;
  /** Wins of the runs that had a morning line. */
  readonly linedWins: number;
  /** Wins that the morning lines expected of them. */
  readonly expected: number;
}

/** A stable on the board of all stables, the house's among them. */
export interface LeadingStable extends Standing, Pick<Stable, 'ownerName' | 'isHouse' | 'silks'> {
  /** How many horses it has. */
  readonly horses: number;
}

/** A horse on a board, with the stable that it has now. */
export interface LeadingHorse extends Standing {
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly coat: Coat;
  /** When it left the sport for good, in milliseconds since 1970; null while it may run. */
  readonly retiredAt: number | null;
  readonly stable: Pick<Stable, 'id' | 'name' | 'isHouse' | 'silks'>;
}

/** Where the player's stable, or the first of its horses, stands. */
export interface OwnStanding extends Standing {
  /** From 1; null beyond the first thousand. */
  readonly rank: number | null;
  /** Who is next before it; null for the first. */
  readonly ahead: Pick<Standing, 'name' | 'score' | 'level'> | null;
}

/** Which of the two halls of fame. */
export type Hall = 'horses' | 'stables';

/** What opens the door of a hall when it is done often enough. */
export type Feat =
  | 'graded_win'
  | 'grade_1_win'
  | 'grade_1_winner'
  | 'standing_record'
  | 'championship'
  | 'season_title';

/** A way into a hall. */
export interface HallReason {
  readonly feat: Feat;
  /** How often. */
  readonly needs: number;
  /** The three that have done it most without being members. */
  readonly nearest: readonly {
    readonly id: string;
    readonly name: string;
    readonly amount: number;
    readonly stableId: string;
    readonly silks: Stable['silks'];
    readonly isHouse: boolean;
  }[];
}

/** A race that made a member. */
export interface HallRace {
  readonly raceId: string;
  readonly raceName: string;
  readonly grade: Grade;
  /** Milliseconds since 1970. */
  readonly offAt: number;
  readonly horseId: string;
  readonly horseName: string;
}

interface HallMember {
  readonly id: string;
  readonly name: string;
  readonly runs: number;
  readonly wins: number;
  /** Whole dollars. */
  readonly earnings: number;
  /** When it became one, in milliseconds since 1970. */
  readonly since: number;
  /** What opened the door. */
  readonly feat: Feat;
  /** How often it has done each feat. */
  readonly feats: Readonly<Partial<Record<Feat, number>>>;
  /** The last twelve races that made it one, the newest first. */
  readonly road: readonly HallRace[];
}

export interface HallHorse
  extends HallMember,
    Pick<LeadingHorse, 'sex' | 'birthSeason' | 'coat' | 'retiredAt'> {
  /** The one that it has now, or had when it retired. */
  readonly stable: Pick<Stable, 'id' | 'name' | 'isHouse' | 'silks'>;
}

export interface HallStable extends HallMember, Pick<Stable, 'ownerName' | 'isHouse' | 'silks'> {}

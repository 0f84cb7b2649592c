/** What the story of a day can be, the rarest first. */
export type StoryKind = 'record' | 'dead heat' | 'surprise' | 'close' | 'big';

/** A winner that the line gave no more than this, in hundredths of a percent, is a surprise: one in twenty. */
export const SURPRISE_CHANCE = 500;

/** A race is close that was won by no more than this, ms: a head. */
export const CLOSE_MS = 36;

/** What a day of racing had to tell, by which its story is chosen. */
export interface DayToTell {
  /** How many course records fell. */
  readonly records: number;
  /** What the line gave the winner that it gave the least, in hundredths of a percent; null without a line. */
  readonly surpriseChance: number | null;
  /** By how much the closest race was won, ms; null where nobody came second. */
  readonly closeMs: number | null;
}

/** What the paper tells of a day before all else: its rarest happening, or its greatest race. */
export function storyOfDay({ records, surpriseChance, closeMs }: DayToTell): StoryKind {
  if (records > 0) return 'record';
  if (closeMs === 0) return 'dead heat';
  if (surpriseChance !== null && surpriseChance <= SURPRISE_CHANCE) return 'surprise';
  return closeMs !== null && closeMs <= CLOSE_MS ? 'close' : 'big';
}

import type { OwnHorse } from '@furlong/backend';
import { type Grade, type StableToEnter, type Step, standingOnLadder } from '@furlong/game/rules';

/** Where one of the player's horses stands on the ladder, in words. */
export interface OwnStanding {
  /** The classes it may run in, best first. */
  open: readonly Grade[];
  /** What a rise and a fall of its rating would open: "4 lb more opens Class 3." */
  moves: string;
}

/** @param now the server's time, ms */
export function toOwnStanding(
  horse: Pick<OwnHorse, 'rating' | 'birthSeason' | 'sex' | 'wins'>,
  stable: Pick<StableToEnter, 'createdAt'>,
  now: number,
): OwnStanding {
  const { open, up, down } = standingOnLadder(horse, stable, now);
  const moves = [say(up, 'more'), say(down, 'less')].filter((words) => words !== '');
  return {
    open,
    moves: moves.length === 0 ? 'No change of its rating opens more.' : moves.join(' '),
  };
}

const say = (step: Step | null, direction: 'more' | 'less'): string =>
  step === null ? '' : `${step.pounds} lb ${direction} opens ${step.grade}.`;

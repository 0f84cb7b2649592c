import type { Talents } from '../horses/talents.ts';

/** The six talents that work can improve. */
export type TrainedTalent = keyof Pick<
  Talents,
  'speed' | 'acceleration' | 'stamina' | 'recovery' | 'agility' | 'balance'
>;

export const trainedTalents = [
  'speed',
  'acceleration',
  'stamina',
  'recovery',
  'agility',
  'balance',
] as const satisfies readonly TrainedTalent[];

/** A figure for each talent that work can improve. */
export type Trained = Readonly<Record<TrainedTalent, number>>;

/** What a session asks of a horse and does for it. */
export interface Work {
  /** Milliseconds. */
  readonly durationMs: number;
  /** Training points by talent; `gains` makes of them what they are worth to a horse. */
  readonly points: Partial<Trained>;
  /** Percent of energy; negative is spent, positive comes back. */
  readonly energy: number;
  /** The most condition, in percent, that the session can add. */
  readonly fitness: number;
}

/** How heavy the work is: the energy it costs. Work that gives energy back is rest. */
export function loadOf(work: Pick<Work, 'energy'>): number {
  return Math.max(0, -work.energy);
}

/** A share of the points of several sessions together. */
export function shareOf(
  sessions: readonly Pick<Work, 'points'>[],
  share: number,
): Partial<Trained> {
  const points: Partial<Record<TrainedTalent, number>> = {};
  for (const session of sessions) {
    for (const talent of trainedTalents) {
      const given = session.points[talent];
      if (given !== undefined) points[talent] = (points[talent] ?? 0) + given * share;
    }
  }
  return points;
}

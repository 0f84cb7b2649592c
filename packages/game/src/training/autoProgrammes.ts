import { HOUR } from '../season/durations.ts';
import { programmes } from './programmes.ts';
import { shareOf, type Work } from './work.ts';

export type AutoProgrammeId = 'balanced' | 'speed' | 'endurance' | 'recovery';

/** Work that the auto-trainer repeats. Every figure is that of one session. */
export interface AutoProgramme extends Work {
  readonly id: AutoProgrammeId;
  readonly name: string;
  readonly description: string;
  /** Milliseconds from one session to the next. */
  readonly everyMs: number;
  /** Whole dollars. */
  readonly price: number;
}

const { speed, endurance, agility } = programmes;

/** The four auto-training programmes. */
export const autoProgrammes: Readonly<Record<AutoProgrammeId, AutoProgramme>> = {
  balanced: {
    id: 'balanced',
    name: 'Balanced',
    description: 'A third of each training program in turn.',
    everyMs: 6 * HOUR,
    durationMs: 2 * HOUR,
    price: 200,
    points: shareOf([speed, endurance, agility], 1 / 3),
    energy: -12,
    fitness: 3,
  },
  speed: {
    id: 'speed',
    name: 'Speed Focused',
    description: 'Half a speed session, often.',
    everyMs: 4 * HOUR,
    durationMs: HOUR,
    price: 300,
    points: shareOf([speed], 1 / 2),
    energy: -14,
    fitness: 3,
  },
  endurance: {
    id: 'endurance',
    name: 'Endurance Focused',
    description: 'Half an endurance session, with time to get over it.',
    everyMs: 8 * HOUR,
    durationMs: 1.5 * HOUR,
    price: 250,
    points: shareOf([endurance], 1 / 2),
    energy: -16,
    fitness: 4,
  },
  recovery: {
    id: 'recovery',
    name: 'Recovery',
    description: 'Walking, grazing and cold water: energy comes back sooner.',
    everyMs: 12 * HOUR,
    durationMs: HOUR,
    price: 150,
    points: {},
    energy: 10,
    fitness: 1,
  },
};

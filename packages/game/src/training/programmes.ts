import { HOUR } from '../season/durations.ts';
import type { Work } from './work.ts';

export type ProgrammeId = 'speed' | 'endurance' | 'agility';

/** A single session that an owner can buy. */
export interface Programme extends Work {
  readonly id: ProgrammeId;
  readonly name: string;
  readonly description: string;
  /** Whole dollars. */
  readonly price: number;
}

/** The three training programmes; the database has their prices and durations from here. */
export const programmes: Readonly<Record<ProgrammeId, Programme>> = {
  speed: {
    id: 'speed',
    name: 'Speed',
    description: 'Short, sharp gallops that teach a horse to quicken.',
    durationMs: 2 * HOUR,
    price: 500,
    points: { speed: 3, acceleration: 1 },
    energy: -22,
    fitness: 5,
  },
  endurance: {
    id: 'endurance',
    name: 'Endurance',
    description: 'Long, steady work that builds stamina and shortens recovery.',
    durationMs: 3 * HOUR,
    price: 400,
    points: { stamina: 4, recovery: 2 },
    energy: -28,
    fitness: 6,
  },
  agility: {
    id: 'agility',
    name: 'Agility',
    description: 'Poles, turns and changes of lead, for balance round a bend.',
    durationMs: 1.5 * HOUR,
    price: 350,
    points: { agility: 2, balance: 3 },
    energy: -14,
    fitness: 4,
  },
};

import type { Grade } from '@furlong/game/rules';

/** The races that are an occasion, by how great a one. */
export const graded: Partial<Record<Grade, 1 | 2 | 3>> = {
  'Grade 1': 1,
  'Grade 2': 2,
  'Grade 3': 3,
};

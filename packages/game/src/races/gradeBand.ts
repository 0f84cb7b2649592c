import type { Grade } from './race.ts';

/** The colour of a race's grade. */
export type GradeBand = 'yellow' | 'grey' | 'orange' | 'blue';

/** Grade 1 yellow, Grade 2 grey, Grade 3 orange, any other blue. */
export function gradeBand(grade: Grade): GradeBand {
  switch (grade) {
    case 'Grade 1':
      return 'yellow';
    case 'Grade 2':
      return 'grey';
    case 'Grade 3':
      return 'orange';
    default:
      return 'blue';
  }
}

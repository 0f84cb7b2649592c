import * as styles from './GradeBadge.css';

export type RaceGrade =
  | 'Grade 1'
  | 'Grade 2'
  | 'Grade 3'
  | 'Listed'
  | 'Class 2'
  | 'Class 3'
  | 'Class 4'
  | 'Class 5'
  | 'Class 6'
  | 'Maiden'
  | 'Novice';

export interface GradeBadgeProps {
  grade: RaceGrade;
}

export type GradeLook = 'one' | 'two' | 'three' | 'other';

const gradedLook: Partial<Record<RaceGrade, GradeLook>> = {
  'Grade 1': 'one',
  'Grade 2': 'two',
  'Grade 3': 'three',
};

/** The class of a race: Grade 1 yellow, Grade 2 grey, Grade 3 orange, any other blue. */
export function GradeBadge({ grade }: GradeBadgeProps) {
  return <span className={styles.root({ look: gradedLook[grade] ?? 'other' })}>{grade}</span>;
}

import * as styles from './GradeBadge.css';
import { gradeTone, type RaceGrade } from './gradeTone';

export interface GradeBadgeProps {
  grade: RaceGrade;
}

/** The class of a race. */
export function GradeBadge({ grade }: GradeBadgeProps) {
  return <span className={styles.root[gradeTone[grade]]}>{grade}</span>;
}

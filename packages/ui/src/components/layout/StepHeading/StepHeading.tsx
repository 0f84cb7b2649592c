import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import * as styles from './StepHeading.css';

export interface StepHeadingProps {
  /** From 1. */
  step: number;
  /** What is done in this step, such as "Choose a horse". */
  title: string;
  /** Lets the list below be named by this heading. */
  id?: string;
}

/** Numbers the parts of a page that are done one after the other. */
export function StepHeading({ step, title, id }: StepHeadingProps) {
  return (
    <HeadingElement id={id} className={styles.root}>
      <span className={styles.number}>{step}</span> {title}
    </HeadingElement>
  );
}

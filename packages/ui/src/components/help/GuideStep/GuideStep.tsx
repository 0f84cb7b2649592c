import type { ReactNode } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import * as styles from './GuideStep.css';

export interface GuideStepProps {
  title: string;
  /** One or two sentences: what to do, and what comes of it. */
  children: string;
  /** A link or button that does it at once. */
  action?: ReactNode;
}

export interface GuideStepsProps {
  /** `GuideStep`s, in the order in which they are taken. They are numbered from 1. */
  children: ReactNode;
}

/** One step of the quick-start guide. Stands inside `GuideSteps`, which numbers it. */
export function GuideStep({ title, children, action }: GuideStepProps) {
  return (
    <li className={styles.step}>
      <div className={styles.content}>
        <HeadingElement className={styles.title}>{title}</HeadingElement>
        <p className={styles.explanation}>{children}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  );
}

/** The steps of a guide, one after another along the rail. */
export function GuideSteps({ children }: GuideStepsProps) {
  return <ol className={styles.steps}>{children}</ol>;
}

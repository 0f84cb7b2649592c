import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import * as styles from './ProTips.css';

export interface ProTipsProps {
  /**
   * What the tips are called.
   * @default 'Pro tips'
   */
  title?: string;
  /** One sentence each. */
  tips: readonly string[];
}

/** What an old hand would whisper across the rail. */
export function ProTips({ title = 'Pro tips', tips }: ProTipsProps) {
  return (
    <section className={styles.root}>
      <HeadingElement className={styles.title}>{title}</HeadingElement>
      <ul className={styles.list}>
        {tips.map((tip) => (
          <li key={tip} className={styles.tip}>
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}

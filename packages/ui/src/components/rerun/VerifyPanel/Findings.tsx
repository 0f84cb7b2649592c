import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { Link } from '../../../primitives/Link/Link';
import type { VerifyFindings } from './VerifyPanel';
import * as styles from './VerifyPanel.css';

/** What was proven, how the runners finished or would have, and what is taken on trust. */
export function Findings({ checks, finishes, trusted }: Omit<VerifyFindings, 'passed'>) {
  return (
    <div className={styles.findings}>
      <List title="Proven in your browser">
        {checks.map(({ name, passed, detail }) => (
          <li key={name} className={styles.finding}>
            <Outcome passed={passed} />
            <span className={styles.subject}>{name}</span>
            <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </List>
      {finishes.type === 'compared' && (
        <List title="Runners, run again">
          {finishes.runners.map(({ horseId, horse, horseHref, passed, published: was, rerun }) => (
            <li key={horseId} className={styles.finding}>
              <Outcome passed={passed} />
              <span className={styles.subject}>
                <Link href={horseHref} variant="quiet">
                  {horse}
                </Link>
              </span>
              <span className={styles.detail}>
                {passed ? rerun : `published ${was}, run again ${rerun}`}
              </span>
            </li>
          ))}
        </List>
      )}
      {finishes.type === 'would_be' && (
        <List title="Had the race been run">
          {finishes.runners.map(({ horseId, horse, horseHref, finish }) => (
            <li key={horseId} className={styles.wouldBe}>
              <span className={styles.subject}>
                <Link href={horseHref} variant="quiet">
                  {horse}
                </Link>
              </span>
              <span className={styles.detail}>{finish}</span>
            </li>
          ))}
        </List>
      )}
      <div className={styles.whole}>
        <List title="Taken on trust">
          {trusted.map((sentence) => (
            <li key={sentence} className={styles.trusted}>
              {sentence}
            </li>
          ))}
        </List>
      </div>
    </div>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <HeadingElement id={id} className={styles.part}>
        {title}
      </HeadingElement>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

export function Outcome({ passed }: { passed: boolean }) {
  return (
    <span className={styles.outcome} data-passed={passed || undefined}>
      <Icon
        icon={passed ? IconCheck : IconX}
        size="xsmall"
        weight="bold"
        label={passed ? 'Passed' : 'Differs'}
      />
    </span>
  );
}

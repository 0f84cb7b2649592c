import { IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button';
import { Published, type PublishedValue } from './Published';
import * as styles from './VerifyPanel.css';

export type VerifyState = 'idle' | 'running' | 'passed' | 'failed';

export interface VerifyCheck {
  /** What was compared, such as "Seed hash". */
  name: string;
  passed: boolean;
  /** What was found, such as "equals the hash published before entries opened". */
  detail: string;
}

export interface VerifyRunner {
  horseId: string;
  horse: string;
  passed: boolean;
  /** Place and time as published, such as "1st in 1:23.41". */
  published: string;
  /** Place and time of the race run again in this browser. */
  rerun: string;
}

export interface VerifyPanelProps {
  state: VerifyState;
  /** Shown once the race was run again. */
  checks: readonly VerifyCheck[];
  runners: readonly VerifyRunner[];
  /** Seed, salt and hashes, to be checked by any other means too. */
  published: readonly PublishedValue[];
  onVerify: () => void;
}

const verdict: Record<VerifyState, string> = {
  idle: 'Your browser can run this race again from what was published, and compare every runner.',
  running: 'Running the race again…',
  passed: 'Verified. The race run again in your browser is the race that was published.',
  failed: 'Not verified. What differs is marked below.',
};

const buttonText: Record<VerifyState, string> = {
  idle: 'Verify this race',
  running: 'Verifying…',
  passed: 'Verify again',
  failed: 'Verify again',
};

/** Lets a player check a race: the browser runs it again and says, runner by runner, what it found. */
export function VerifyPanel({ state, checks, runners, published, onVerify }: VerifyPanelProps) {
  const titleId = useId();
  const answered = state === 'passed' || state === 'failed';
  return (
    <section className={styles.root} aria-labelledby={titleId} data-state={state}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            Verify this race
          </h2>
          <p className={styles.verdict} role="status">
            {answered && <Mark passed={state === 'passed'} />}
            {verdict[state]}
          </p>
        </div>
        <div className={styles.action}>
          <Button busy={state === 'running'} onPress={onVerify}>
            {buttonText[state]}
          </Button>
        </div>
      </header>
      {answered && (
        <div className={styles.findings}>
          <ul className={styles.list} aria-label="Checks">
            {checks.map(({ name, passed, detail }) => (
              <li key={name} className={styles.finding}>
                <Mark passed={passed} />
                <span className={styles.subject}>{name}</span>
                <span className={styles.detail}>{detail}</span>
              </li>
            ))}
          </ul>
          <ul className={styles.list} aria-label="Runners">
            {runners.map(({ horseId, horse, passed, published: was, rerun }) => (
              <li key={horseId} className={styles.finding}>
                <Mark passed={passed} />
                <span className={styles.subject}>{horse}</span>
                <span className={styles.detail}>
                  {passed ? rerun : `published ${was}, run again ${rerun}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Published values={published} />
    </section>
  );
}

function Mark({ passed }: { passed: boolean }) {
  const Icon = passed ? IconCheck : IconX;
  return (
    <span
      role="img"
      aria-label={passed ? 'Passed' : 'Differs'}
      className={styles.mark}
      data-passed={passed || undefined}
    >
      <Icon aria-hidden size={14} stroke={3} />
    </span>
  );
}

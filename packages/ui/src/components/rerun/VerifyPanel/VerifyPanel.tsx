import { IconCheck, IconX } from '@tabler/icons-react';
import { Button } from '../../../primitives/Button/Button';
import { RerunPanel } from '../RerunPanel/RerunPanel';
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
  /** Why the race could not be run again. */
  problem?: string | undefined;
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
export function VerifyPanel({
  state,
  checks,
  runners,
  published,
  problem,
  onVerify,
}: VerifyPanelProps) {
  const answer = state === 'passed' || state === 'failed' ? state : undefined;
  return (
    <RerunPanel
      title="Verify this race"
      summary={
        <>
          {answer && <Mark passed={answer === 'passed'} />}
          {verdict[state]}
        </>
      }
      action={
        <Button busy={state === 'running'} onPress={onVerify}>
          {buttonText[state]}
        </Button>
      }
      verdict={answer}
      problem={problem}
    >
      {answer && (
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
    </RerunPanel>
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

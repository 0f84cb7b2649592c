import { IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Subsection } from '../../../primitives/Heading/Subsection';
import { Icon } from '../../../primitives/Icon/Icon';
import { RerunPanel, type RerunVerdict } from '../RerunPanel/RerunPanel';
import type { Rerun } from '../RerunQuestion/RerunQuestion';
import { Published, type PublishedValue } from './Published';
import * as styles from './VerifyPanel.css';

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

export interface VerifyFindings {
  /** Everything agrees. */
  passed: boolean;
  checks: readonly VerifyCheck[];
  runners: readonly VerifyRunner[];
  /** What no check can show, a sentence each. */
  trusted: readonly string[];
}

export interface VerifyPanelProps {
  rerun: Rerun<VerifyFindings>;
  /** Seed, salt and hashes, to be checked by any other means too. */
  published: readonly PublishedValue[];
  onVerify: () => void;
}

const verdict: Record<RerunVerdict, string> = {
  passed: 'Verified. The race run again in your browser is the race that was published.',
  failed: 'Not verified. What differs is marked below.',
};

const buttonText: Record<VerifyPanelProps['rerun']['state'], string> = {
  idle: 'Verify this race',
  running: 'Verifying…',
  done: 'Verify again',
  failed: 'Verify this race',
};

/** Lets a player check a race: the browser runs it again and says, runner by runner, what it found. */
export function VerifyPanel({ rerun, published, onVerify }: VerifyPanelProps) {
  const findings = rerun.state === 'done' ? rerun.answer : undefined;
  return (
    <RerunPanel
      title="Verify this race"
      summary={<Summary rerun={rerun} />}
      action={
        <Button busy={rerun.state === 'running'} onPress={onVerify}>
          {buttonText[rerun.state]}
        </Button>
      }
      verdict={findings && verdictOf(findings)}
      problem={rerun.state === 'failed' ? rerun.problem : undefined}
    >
      {findings && (
        <Subsection>
          <Findings {...findings} />
        </Subsection>
      )}
      <Published values={published} />
    </RerunPanel>
  );
}

function Summary({ rerun }: Pick<VerifyPanelProps, 'rerun'>) {
  switch (rerun.state) {
    case 'running':
      return 'Running the race again…';
    case 'done':
      return (
        <>
          <Outcome passed={rerun.answer.passed} />
          {verdict[verdictOf(rerun.answer)]}
        </>
      );
    case 'idle':
    case 'failed':
      return 'Your browser can run this race again from what was published, and compare every runner.';
  }
}

function verdictOf({ passed }: VerifyFindings): RerunVerdict {
  return passed ? 'passed' : 'failed';
}

function Findings({ checks, runners, trusted }: VerifyFindings) {
  const id = useId();
  return (
    <div className={styles.findings}>
      <div>
        <HeadingElement id={`${id}-checks`} className={styles.part}>
          Proven in your browser
        </HeadingElement>
        <ul className={styles.list} aria-labelledby={`${id}-checks`}>
          {checks.map(({ name, passed, detail }) => (
            <li key={name} className={styles.finding}>
              <Outcome passed={passed} />
              <span className={styles.subject}>{name}</span>
              <span className={styles.detail}>{detail}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <HeadingElement id={`${id}-runners`} className={styles.part}>
          Runners, run again
        </HeadingElement>
        <ul className={styles.list} aria-labelledby={`${id}-runners`}>
          {runners.map(({ horseId, horse, passed, published: was, rerun }) => (
            <li key={horseId} className={styles.finding}>
              <Outcome passed={passed} />
              <span className={styles.subject}>{horse}</span>
              <span className={styles.detail}>
                {passed ? rerun : `published ${was}, run again ${rerun}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.whole}>
        <HeadingElement id={`${id}-trusted`} className={styles.part}>
          Taken on trust
        </HeadingElement>
        <ul className={styles.list} aria-labelledby={`${id}-trusted`}>
          {trusted.map((sentence) => (
            <li key={sentence} className={styles.trusted}>
              {sentence}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Outcome({ passed }: { passed: boolean }) {
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

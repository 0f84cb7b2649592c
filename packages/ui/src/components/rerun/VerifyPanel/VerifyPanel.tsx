import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { Subsection } from '../../../primitives/Heading/Subsection';
import { Text } from '../../../primitives/Text/Text';
import { RerunPanel, type RerunVerdict } from '../RerunPanel/RerunPanel';
import type { Rerun } from '../RerunQuestion/RerunQuestion';
import { Findings, Outcome } from './Findings';
import { Published, type PublishedValue, RunnersTalents } from './Published';
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
  /** Leads to the horse. */
  horseHref: string;
  passed: boolean;
  /** Place and time as published, such as "1st in 1:23.41". */
  published: string;
  /** Place and time of the race run again in this browser. */
  rerun: string;
}

export interface WouldBeRunner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  /** Such as "1st in 1:23.41". */
  finish: string;
}

/** How the runners finished, or would have; `unknown` where the race cannot be run again. */
export type VerifyFinishes =
  | { type: 'compared'; runners: readonly VerifyRunner[] }
  | { type: 'would_be'; runners: readonly WouldBeRunner[] }
  | { type: 'unknown' };

export interface VerifyFindings {
  /** Everything agrees. */
  passed: boolean;
  checks: readonly VerifyCheck[];
  finishes: VerifyFinishes;
  /** What no check can show, a sentence each. */
  trusted: readonly string[];
}

export interface VerifyPanelProps {
  status: 'finished' | 'void';
  rerun: Rerun<VerifyFindings>;
  /** Seed, salt and hashes, to be checked by any other means too. */
  published: readonly PublishedValue[];
  /** The hash of each runner's hidden talents, by the horse's name. */
  talents: readonly PublishedValue[];
  /** Leads to what that proves. */
  proof: ReactNode;
  onVerify: () => void;
}

const words: Record<
  VerifyPanelProps['status'],
  Record<'idle' | 'running' | RerunVerdict, string>
> = {
  finished: {
    idle: 'Run it again in your browser, and compare.',
    running: 'Running the race again…',
    passed: 'Verified. The race run again in your browser is the race that was published.',
    failed: 'Not verified. What differs is marked below.',
  },
  void: {
    idle: 'Your browser can check that this race kept to what was published until it was called off.',
    running: 'Checking what was published…',
    passed: 'Verified. Until it was called off, the race kept to what was published.',
    failed: 'Not verified. What differs is marked below.',
  },
};

const buttonText: Record<VerifyPanelProps['rerun']['state'], string> = {
  idle: 'Verify this race',
  running: 'Verifying…',
  done: 'Verify again',
  failed: 'Verify this race',
};

/** Lets a player check a race: the browser runs it again and says what it found, runner by runner. */
export function VerifyPanel({
  status,
  rerun,
  published,
  talents,
  proof,
  onVerify,
}: VerifyPanelProps) {
  const findings = rerun.state === 'done' ? rerun.answer : undefined;
  return (
    <RerunPanel
      title="Verify this race"
      summary={<Summary status={status} rerun={rerun} />}
      action={
        <Button variant="secondary" busy={rerun.state === 'running'} onPress={onVerify}>
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
      <Disclosure title="What was published of it">
        <div className={styles.fold}>
          <Published values={published} />
          {talents.length > 0 && <RunnersTalents hashes={talents} />}
          <Text size="small">{proof}</Text>
        </div>
      </Disclosure>
    </RerunPanel>
  );
}

function Summary({ status, rerun }: Pick<VerifyPanelProps, 'status' | 'rerun'>) {
  switch (rerun.state) {
    case 'done':
      return (
        <>
          <Outcome passed={rerun.answer.passed} />
          {words[status][verdictOf(rerun.answer)]}
        </>
      );
    case 'running':
      return words[status].running;
    case 'idle':
    case 'failed':
      return words[status].idle;
  }
}

function verdictOf({ passed }: VerifyFindings): RerunVerdict {
  return passed ? 'passed' : 'failed';
}

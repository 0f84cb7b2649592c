import type { ReactNode } from 'react';
import { StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import { FootBar } from '../FootBar/FootBar';

/** How far the race of the player's runner has come. */
export type RunnerState = 'startingSoon' | 'inProgress' | 'finished' | 'void';

export interface RunnerBarProps {
  state: RunnerState;
  /** What there is to tell, in a sentence: "Silver Comet runs in the Ashford Stakes". */
  message: string;
  /** The time to the off, where it counts. */
  countdown?: ReactNode;
  /** Leads to the race. */
  link: { href: string; label: string };
  onClose: () => void;
}

/** Tells an owner, on any page, whose horse is about to run, is running, or has run. */
export function RunnerBar({ state, message, countdown, link, onClose }: RunnerBarProps) {
  return (
    <FootBar
      label="Your runner"
      badge={<StatusBadge status={state} />}
      message={
        <>
          {message} {countdown}
        </>
      }
      link={link}
      onClose={onClose}
    />
  );
}

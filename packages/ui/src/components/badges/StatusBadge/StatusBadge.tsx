import type { Tone } from '../../../theme/tone';
import * as styles from './StatusBadge.css';

/** Everything a race can be, from the day it is announced. */
export type RaceState =
  | 'open'
  | 'closingSoon'
  /** More are entered than can run: lots will decide. */
  | 'ballot'
  | 'full'
  | 'entered'
  | 'closed'
  | 'startingSoon'
  | 'inProgress'
  | 'finished'
  | 'void';

/** How a race stands, and how far a training has come. */
export type Status = RaceState | 'active' | 'completed';

export interface StatusBadgeProps {
  status: Status;
  /**
   * Says a change of the status to those who hear the page: for the one thing a page is about.
   * @default false
   */
  announced?: boolean;
}

const statusText: Record<Status, string> = {
  open: 'Open',
  closingSoon: 'Closing Soon',
  ballot: 'Ballot',
  full: 'Full',
  entered: 'Entered',
  closed: 'Closed',
  startingSoon: 'Starting Soon',
  inProgress: 'In Progress',
  finished: 'Finished',
  void: 'Void',
  active: 'Active',
  completed: 'Completed',
};

/** The colour of each status, wherever it is drawn. */
export const statusTone: Record<Status, Tone> = {
  open: 'positive',
  closingSoon: 'caution',
  ballot: 'caution',
  full: 'neutral',
  entered: 'positive',
  closed: 'info',
  startingSoon: 'caution',
  inProgress: 'critical',
  finished: 'neutral',
  void: 'bronze',
  active: 'positive',
  completed: 'neutral',
};

/** Says in a word how a race or a training stands. */
export function StatusBadge({ status, announced = false }: StatusBadgeProps) {
  return (
    <span role={announced ? 'status' : undefined} className={styles.root[statusTone[status]]}>
      {statusText[status]}
    </span>
  );
}

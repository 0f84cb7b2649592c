import * as styles from './StatusBadge.css';

/** Everything a race can be, from the day it is announced. */
export type RaceState =
  | 'open'
  | 'closingSoon'
  | 'full'
  | 'entered'
  | 'closed'
  | 'startingSoon'
  | 'inProgress'
  | 'finished'
  | 'void';

/** How well a horse and a race fit, and how far a training has come. */
export type Status = RaceState | 'suitable' | 'notSuitable' | 'active' | 'completed';

export interface StatusBadgeProps {
  status: Status;
}

const statusText: Record<Status, string> = {
  open: 'Open',
  closingSoon: 'Closing Soon',
  full: 'Full',
  entered: 'Entered',
  closed: 'Closed',
  startingSoon: 'Starting Soon',
  inProgress: 'In Progress',
  finished: 'Finished',
  void: 'Void',
  suitable: 'Suitable',
  notSuitable: 'Not Suitable',
  active: 'Active',
  completed: 'Completed',
};

/** Says in a word how a race or a training stands. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return <span className={styles.root({ status })}>{statusText[status]}</span>;
}

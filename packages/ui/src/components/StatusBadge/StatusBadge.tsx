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

export interface StatusBadgeProps {
  status: RaceState;
}

const stateText: Record<RaceState, string> = {
  open: 'Open',
  closingSoon: 'Closing Soon',
  full: 'Full',
  entered: 'Entered',
  closed: 'Closed',
  startingSoon: 'Starting Soon',
  inProgress: 'In Progress',
  finished: 'Finished',
  void: 'Void',
};

/** Says in a word what may still be done with a race. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return <span className={styles.root({ status })}>{stateText[status]}</span>;
}

import { Tag } from '../../../primitives/Tag/Tag';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './RaceTime.css';

export type RaceTimeRecord = 'courseRecord' | 'personalBest';

export interface RaceTimeProps {
  /** As it is hung up: "1:23.41", or "57.02" under a minute. */
  time: string;
  /** What makes the time one to remember. */
  record?: RaceTimeRecord;
}

const recordText: Record<RaceTimeRecord, string> = {
  courseRecord: 'Course record',
  personalBest: 'Personal best',
};

/** How long a horse took from the gate to the line. */
export function RaceTime({ time, record }: RaceTimeProps) {
  return (
    <span className={styles.root}>
      <span aria-hidden className={styles.time}>
        {time}
      </span>
      <VisuallyHidden>{spoken(time)}</VisuallyHidden>
      {record && (
        <Tag tone={record === 'courseRecord' ? 'caution' : 'positive'}>{recordText[record]}</Tag>
      )}
    </span>
  );
}

/** A colon would be read as the time of day. */
function spoken(time: string) {
  const [seconds, minutes] = time.split(':').reverse();
  const inSeconds = `${Number(seconds)} seconds`;
  if (minutes === undefined) return inSeconds;
  return `${minutes} ${minutes === '1' ? 'minute' : 'minutes'} ${inSeconds}`;
}

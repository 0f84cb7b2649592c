import { Tag } from '../../../primitives/Tag/Tag';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './RaceTime.css';

export type RaceTimeMark = 'courseRecord' | 'personalBest';

export interface RaceTimeProps {
  /** As it is hung up: "1:23.41", or "57.02" under a minute. */
  time: string;
  /** What makes the time one to remember. */
  mark?: RaceTimeMark;
}

const markText: Record<RaceTimeMark, string> = {
  courseRecord: 'Course record',
  personalBest: 'Personal best',
};

/** How long a horse took from the gate to the line. */
export function RaceTime({ time, mark }: RaceTimeProps) {
  return (
    <span className={styles.root}>
      <span aria-hidden className={styles.time}>
        {time}
      </span>
      <VisuallyHidden>{spoken(time)}</VisuallyHidden>
      {mark && <Tag tone={mark === 'courseRecord' ? 'caution' : 'positive'}>{markText[mark]}</Tag>}
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

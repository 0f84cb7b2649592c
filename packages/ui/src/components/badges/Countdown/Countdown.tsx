import * as styles from './Countdown.css';

export type CountdownSize = 'standard' | 'large';

export interface CountdownProps {
  /** What happens at zero, such as "Entries close in"; empty where a `Fact` around it says so. */
  label: string;
  /** Whole seconds left. The host counts; at zero and below `done` is shown. */
  seconds: number;
  /** What is said at zero. */
  done: string;
  /**
   * `large` where a panel is about this one moment: the time under its label.
   * @default 'standard'
   */
  size?: CountdownSize;
}

/** Time left, to the second within the last hour. */
export function Countdown({ label, seconds, done, size = 'standard' }: CountdownProps) {
  const over = seconds <= 0;
  return (
    <span
      role="timer"
      className={styles.root[size]}
      data-soon={(!over && seconds <= 60) || undefined}
    >
      {over ? (
        done
      ) : (
        <>
          {label !== '' && <span className={styles.label[size]}>{label} </span>}
          <span className={styles.left}>{timeLeft(seconds)}</span>
        </>
      )}
    </span>
  );
}

/** "2 d 4 h", "3 h 05 min", "4:09": coarser the further away. */
function timeLeft(seconds: number) {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${twoDigits(minutes)} min`;
  return `${minutes}:${twoDigits(whole % 60)}`;
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0');
}

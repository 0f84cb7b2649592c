import { type RerunProps, RerunQuestion } from '../RerunQuestion/RerunQuestion';
import * as styles from './Commentary.css';

export interface CommentaryLine {
  /** Time since the off, such as "0:23". */
  time: string;
  /** One sentence that can stand alone. */
  text: string;
}

/** The answer: the lines of the race, by time. */
export type CommentaryProps = RerunProps<readonly CommentaryLine[]>;

const summary = {
  idle: 'Follow the race in words, from the off to the post.',
  running: 'Running the race again…',
  done: () => 'As your browser saw it, running the race again.',
};

const button = { start: 'Tell the race', hide: 'Hide the commentary' };

/** A race told line by line: it can be followed without seeing it. */
export function Commentary(question: CommentaryProps) {
  const { rerun } = question;
  return (
    <RerunQuestion {...question} title="How it was run" summary={summary} button={button}>
      {rerun.state === 'done' && (
        <ol className={styles.list} aria-label="Commentary">
          {rerun.answer.map(({ time, text }) => (
            <li key={`${time} ${text}`} className={styles.line}>
              <span className={styles.time}>{time}</span>
              <span className={styles.event}>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </RerunQuestion>
  );
}

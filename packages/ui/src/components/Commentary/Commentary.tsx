import { RerunButton } from '../RerunPanel/RerunButton';
import { RerunPanel, type RerunState } from '../RerunPanel/RerunPanel';
import * as styles from './Commentary.css';

export interface CommentaryLine {
  /** Time since the off, such as "0:23". */
  time: string;
  /** One sentence that can stand alone. */
  text: string;
}

export interface CommentaryProps {
  state: RerunState;
  /** By time; shown once the race was run again. */
  lines: readonly CommentaryLine[];
  /** Why it cannot be told. Needed with `failed`. */
  problem?: string | undefined;
  onAsk: () => void;
  /** The race was read. */
  onHide: () => void;
}

const asking = 'Follow the race in words, from the off to the post.';

const summary: Record<RerunState, string> = {
  idle: asking,
  running: 'Running the race again…',
  done: 'As your browser saw it, running the race again.',
  failed: asking,
};

/** A race told line by line: it can be followed without seeing it. */
export function Commentary({ state, lines, problem, onAsk, onHide }: CommentaryProps) {
  return (
    <RerunPanel
      title="How it was run"
      summary={summary[state]}
      action={
        <RerunButton
          state={state}
          ask="Tell the race"
          hide="Hide the commentary"
          onAsk={onAsk}
          onHide={onHide}
        />
      }
      problem={problem}
    >
      {lines.length > 0 && (
        <ol className={styles.list} aria-label="Commentary">
          {lines.map(({ time, text }) => (
            <li key={`${time} ${text}`} className={styles.line}>
              <span className={styles.time}>{time}</span>
              <span className={styles.words}>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </RerunPanel>
  );
}

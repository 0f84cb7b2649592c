import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { RerunPanel } from '../RerunPanel/RerunPanel';

/** How far a question has come that the browser answers by running the race again. */
export type Rerun<Answer> =
  | { state: 'idle' }
  | { state: 'running' }
  | { state: 'done'; answer: Answer }
  /** `problem` says why it cannot be answered. */
  | { state: 'failed'; problem: string };

/** One whose answer fills in while it runs: `soFar` is null until its first part is known. */
export type GradualRerun<Answer> =
  | Exclude<Rerun<Answer>, { state: 'running' }>
  | { state: 'running'; soFar: Answer | null };

/** What every such question needs from its host. */
export interface RerunProps<Answer> {
  rerun: Rerun<Answer>;
  onStart: () => void;
  /** The answer was read. */
  onHide: () => void;
}

export interface RerunQuestionProps<Answer> extends RerunProps<Answer> {
  title: string;
  /** What may be asked here, what goes on once it is, and what was found: a sentence each. */
  summary: { idle: string; running: string; done: (answer: Answer) => string };
  /** What the button says before, such as "Tell the race", and below the answer. */
  button: { start: string; hide: string };
  /** What is known so far, and the answer once there is one. */
  children: ReactNode;
}

/** A `RerunPanel` whose answer can be asked for, and put away again. */
export function RerunQuestion<Answer>({
  rerun,
  onStart,
  onHide,
  title,
  summary,
  button,
  children,
}: RerunQuestionProps<Answer>) {
  const { state } = rerun;
  const pressed: Record<typeof state, string> = {
    idle: button.start,
    running: 'Running…',
    done: button.hide,
    failed: 'Try again',
  };
  return (
    <RerunPanel
      title={title}
      summary={summaryOf(rerun, summary)}
      action={
        <Button
          variant="secondary"
          busy={state === 'running'}
          onPress={state === 'done' ? onHide : onStart}
        >
          {pressed[state]}
        </Button>
      }
      problem={rerun.state === 'failed' ? rerun.problem : undefined}
    >
      {children}
    </RerunPanel>
  );
}

function summaryOf<Answer>(
  rerun: Rerun<Answer>,
  { idle, running, done }: RerunQuestionProps<Answer>['summary'],
) {
  if (rerun.state === 'running') return running;
  return rerun.state === 'done' ? done(rerun.answer) : idle;
}

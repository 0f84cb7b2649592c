import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { RerunPanel } from '../RerunPanel/RerunPanel';

/** How far a question has come that the browser answers by running the race again. */
export type RerunState = 'idle' | 'running' | 'done' | 'failed';

/** What every such question needs from its host. */
export interface RerunProps {
  state: RerunState;
  /** Why it cannot be answered. Needed with `failed`. */
  problem?: string | undefined;
  onStart: () => void;
  /** The answer was read. */
  onHide: () => void;
}

export interface RerunQuestionProps extends RerunProps {
  title: string;
  /** What may be asked here, what goes on once it is, and what was found: a sentence each. */
  summary: { idle: string; running: string; done: string };
  /** What the button says before, such as "Tell the race", and below the answer. */
  button: { start: string; hide: string };
  /** The answer, once there is one. */
  children: ReactNode;
}

/** A `RerunPanel` whose answer can be asked for, and put away again. */
export function RerunQuestion({
  state,
  problem,
  onStart,
  onHide,
  title,
  summary,
  button,
  children,
}: RerunQuestionProps) {
  const text: Record<RerunState, { said: string; pressed: string }> = {
    idle: { said: summary.idle, pressed: button.start },
    running: { said: summary.running, pressed: 'Running…' },
    done: { said: summary.done, pressed: button.hide },
    failed: { said: summary.idle, pressed: 'Try again' },
  };
  const { said, pressed } = text[state];
  return (
    <RerunPanel
      title={title}
      summary={said}
      action={
        <Button
          variant="secondary"
          busy={state === 'running'}
          onPress={state === 'done' ? onHide : onStart}
        >
          {pressed}
        </Button>
      }
      problem={problem}
    >
      {children}
    </RerunPanel>
  );
}

import { Button } from '../../primitives/Button/Button';
import type { RerunState } from './RerunPanel';

export interface RerunButtonProps {
  state: RerunState;
  /** What it says before the question was asked: "Tell the race". */
  ask: string;
  /** What it says below the answer: "Hide the commentary". */
  hide: string;
  onAsk: () => void;
  /** The answer was read. */
  onHide: () => void;
}

/** Asks the question of a `RerunPanel`, and puts its answer away again. */
export function RerunButton({ state, ask, hide, onAsk, onHide }: RerunButtonProps) {
  const words: Record<RerunState, string> = {
    idle: ask,
    running: 'Running…',
    done: hide,
    failed: 'Try again',
  };
  return (
    <Button
      variant="secondary"
      busy={state === 'running'}
      onPress={state === 'done' ? onHide : onAsk}
    >
      {words[state]}
    </Button>
  );
}

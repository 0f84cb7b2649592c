import { VerifyPanel, type VerifyPanelProps } from '@furlong/ui';
import {
  namesOf,
  toPublishedValues,
  toVerifyChecks,
  toVerifyRunners,
} from '../toVerifyPanelProps.ts';
import { type RerunRaceProps, useRerun } from '../useRerun.ts';

/** Runs the race again in this browser and shows, runner by runner, whether it is the same. */
export function VerifyRace({ result, published }: RerunRaceProps) {
  const names = namesOf(result);
  const { state, answer, problem, ask } = useRerun<'verify'>();
  return (
    <VerifyPanel
      state={stateOf(state === 'running', answer?.passed)}
      checks={answer ? toVerifyChecks(answer, names) : []}
      runners={answer ? toVerifyRunners(answer, names) : []}
      published={toPublishedValues(result)}
      problem={problem}
      onVerify={() => ask({ ask: 'verify', race: published })}
    />
  );
}

function stateOf(running: boolean, passed: boolean | undefined): VerifyPanelProps['state'] {
  if (running) return 'running';
  if (passed === undefined) return 'idle';
  return passed ? 'passed' : 'failed';
}

import { VerifyPanel } from '@furlong/ui';
import {
  namesOf,
  toPublishedValues,
  toVerifyChecks,
  toVerifyRunners,
} from '../toVerifyPanelProps.ts';
import { type RerunRaceProps, useRerun, withAnswer } from '../useRerun.ts';

/** Runs the race again in this browser and shows, runner by runner, whether it is the same. */
export function VerifyRace({ result, published }: RerunRaceProps) {
  const names = namesOf(result);
  const { rerun, start } = useRerun<'verify'>();
  return (
    <VerifyPanel
      rerun={withAnswer(rerun, (found) => ({
        passed: found.passed,
        checks: toVerifyChecks(found, names),
        runners: toVerifyRunners(found, names),
      }))}
      published={toPublishedValues(result)}
      onVerify={() => start({ type: 'verify', race: published })}
    />
  );
}

import { VerifyPanel } from '@furlong/ui';
import { useQueryClient } from '@tanstack/react-query';
import { raceOpeningQuery } from '../queries.ts';
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
  const queries = useQueryClient();
  const { id, rules } = result.race;
  const verify = async () => {
    const opening =
      rules === 'furlong-race-1' ? null : await queries.fetchQuery(raceOpeningQuery(id));
    return { type: 'verify' as const, race: { ...published, opening } };
  };
  return (
    <VerifyPanel
      rerun={withAnswer(rerun, (found) => ({
        passed: found.passed,
        checks: toVerifyChecks(found, names),
        runners: toVerifyRunners(found, names),
        trusted: found.trusted,
      }))}
      published={toPublishedValues(result)}
      onVerify={() => start(verify())}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { keptSeedHash } from '../../../shared/keptSeedHashes.ts';
import { withOpening } from '../queries.ts';
import { namesOf, toVerifyFindings } from '../toVerifyPanelProps.ts';
import { type RerunRaceProps, useRerun, withAnswer } from '../useRerun.ts';
import { Verify } from './Verify.tsx';

/** Runs the race again in this browser and shows, runner by runner, whether it is the same. */
export function VerifyRace({ result, published }: RerunRaceProps) {
  const names = namesOf(result);
  const { rerun, start } = useRerun<'verify'>();
  const queries = useQueryClient();
  const verify = async () => ({
    type: 'verify' as const,
    race: await withOpening(queries, published),
    keptSeedHash: keptSeedHash(published.raceId),
  });
  return (
    <Verify
      result={result}
      status="finished"
      rerun={withAnswer(rerun, (found) => toVerifyFindings(found, names))}
      onVerify={() => start(verify())}
    />
  );
}

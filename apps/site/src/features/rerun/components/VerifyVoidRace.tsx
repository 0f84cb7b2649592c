import type { RaceWithEntries } from '@furlong/backend';
import type { VoidRace } from '@furlong/game/engine';
import { useQueryClient } from '@tanstack/react-query';
import { keptSeedHash } from '../../../shared/keptSeedHashes.ts';
import { withOpening } from '../queries.ts';
import { namesOf } from '../toVerifyPanelProps.ts';
import { toVoidFindings } from '../toVoidFindings.ts';
import { useRerun, withAnswer } from '../useRerun.ts';
import { Verify } from './Verify.tsx';

export interface VerifyVoidRaceProps {
  result: RaceWithEntries;
  /** What the verification reads of it. */
  race: VoidRace;
}

/** Checks a race that was called off as far as it had come, and shows what it would have come to. */
export function VerifyVoidRace({ result, race }: VerifyVoidRaceProps) {
  const names = namesOf(result);
  const { rerun, start } = useRerun<'verifyVoid'>();
  const queries = useQueryClient();
  const verify = async () => ({
    type: 'verifyVoid' as const,
    race: await withOpening(queries, race),
    keptSeedHash: keptSeedHash(race.raceId),
  });
  return (
    <Verify
      result={result}
      status="void"
      rerun={withAnswer(rerun, (found) => toVoidFindings(found, names))}
      onVerify={() => start(verify())}
    />
  );
}

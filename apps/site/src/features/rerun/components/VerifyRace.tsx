import { Link, Stack, Text, VerifyPanel } from '@furlong/ui';
import { useQueryClient } from '@tanstack/react-query';
import { keptSeedHash } from '../../../shared/keptSeedHashes.ts';
import { paths } from '../../../shared/paths.ts';
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
    return {
      type: 'verify' as const,
      race: { ...published, opening },
      keptSeedHash: keptSeedHash(id),
    };
  };
  return (
    <Stack gap="small">
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
      <Text size="small">
        <Link href={paths.fairness}>What verifying proves, and what it does not</Link>
      </Text>
    </Stack>
  );
}

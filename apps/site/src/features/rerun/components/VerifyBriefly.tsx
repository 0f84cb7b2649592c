import type { Verification } from '@furlong/game/engine';
import { Button, Link, RerunPanel, Text } from '@furlong/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keptSeedHash } from '../../../shared/keptSeedHashes.ts';
import { paths } from '../../../shared/paths.ts';
import { withOpening } from '../queries.ts';
import { type RerunRaceProps, useRerun } from '../useRerun.ts';

/** Runs a race again at once, and says in one sentence whether it is the same. */
export function VerifyBriefly({ result, published }: RerunRaceProps) {
  const { rerun, start } = useRerun<'verify'>();
  const queries = useQueryClient();
  const verify = async () => ({
    type: 'verify' as const,
    race: await withOpening(queries, published),
    keptSeedHash: keptSeedHash(published.raceId),
  });
  const verifyAtOnce = useRef(() => start(verify()));
  useEffect(() => verifyAtOnce.current(), []);

  const found = rerun.state === 'done' ? rerun.answer : undefined;
  return (
    <RerunPanel
      title={result.race.name}
      summary={found ? outcome(found) : 'Running the last race again in your browser…'}
      action={
        <Button
          variant="secondary"
          busy={rerun.state === 'running'}
          onPress={() => start(verify())}
        >
          Run it again
        </Button>
      }
      verdict={found && (found.passed ? 'passed' : 'failed')}
      problem={rerun.state === 'failed' ? rerun.problem : undefined}
    >
      {found?.passed && (
        <Text size="small">
          The checksum of every stride is {published.checksum}, as published.{' '}
          <Link href={paths.race(published.raceId)}>The whole verification, and the race</Link>
        </Text>
      )}
    </RerunPanel>
  );
}

function outcome({ passed, checks, runners }: Verification): string {
  if (!passed) {
    const differing = checks.filter((check) => !check.passed).length;
    return `Not verified: ${differing} of ${checks.length} checks differ.`;
  }
  return `Verified. ${runners.length} runners, run again: the same order, the same times, the same checksum. ${checks.length} checks passed.`;
}

import type { RaceWithEntries } from '@furlong/backend';
import { Notice, Stack, VerifyPanel, type VerifyPanelProps } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import {
  namesOf,
  toPublishedRace,
  toPublishedValues,
  toVerifyChecks,
  toVerifyRunners,
} from '../view-models/verification.ts';
import { verifyInWorker } from './verifyInWorker.ts';

/** Runs the race again in this browser and shows, runner by runner, whether it is the same. */
export function VerifyRace(result: RaceWithEntries) {
  const published = toPublishedRace(result);
  const names = namesOf(result);
  const verification = useMutation({ mutationFn: verifyInWorker });
  const { data } = verification;

  return (
    <Stack gap="small">
      <VerifyPanel
        state={stateOf(verification.isPending, data?.passed)}
        checks={data ? toVerifyChecks(data, names) : []}
        runners={data ? toVerifyRunners(data, names) : []}
        published={toPublishedValues(result)}
        onVerify={() => {
          if (published !== null) verification.mutate(published);
        }}
      />
      {verification.isError && (
        <Notice tone="error">
          The race could not be run again in this browser: {verification.error.message}
        </Notice>
      )}
    </Stack>
  );
}

function stateOf(pending: boolean, passed: boolean | undefined): VerifyPanelProps['state'] {
  if (pending) return 'running';
  if (passed === undefined) return 'idle';
  return passed ? 'passed' : 'failed';
}

import type { RaceWithEntries } from '@furlong/backend';
import { Stack } from '@furlong/ui';
import { toPublishedRace } from '../view-models/verification.ts';
import { ExplainPlace } from './ExplainPlace.tsx';
import { MeasureLuck } from './MeasureLuck.tsx';
import { TellRace } from './TellRace.tsx';
import { VerifyRace } from './VerifyRace.tsx';

/** All that can be learnt of a settled race by running it again in this browser. */
export default function Reruns(result: RaceWithEntries) {
  const published = toPublishedRace(result);
  if (published === null) return null;
  const race = { result, published };
  return (
    <Stack gap="large">
      <VerifyRace {...race} />
      <TellRace {...race} />
      <MeasureLuck {...race} />
      <ExplainPlace {...race} />
    </Stack>
  );
}

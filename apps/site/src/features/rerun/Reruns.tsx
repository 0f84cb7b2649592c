import type { RaceWithEntries } from '@furlong/backend';
import { Stack } from '@furlong/ui';
import { ExplainPlace } from './components/ExplainPlace.tsx';
import { MeasureLuck } from './components/MeasureLuck.tsx';
import { TellRace } from './components/TellRace.tsx';
import { VerifyRace } from './components/VerifyRace.tsx';
import { toPublishedRace } from './toVerifyPanelProps.ts';

/** All that can be learnt of a settled race by running it again in this browser. */
export function Reruns(result: RaceWithEntries) {
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

import type { RaceWithEntries } from '@furlong/backend';
import { Stack } from '@furlong/ui';
import { AskWhatIf } from './components/AskWhatIf.tsx';
import { ExplainPlace } from './components/ExplainPlace.tsx';
import { MeasureLuck } from './components/MeasureLuck.tsx';
import { RatingSum } from './components/RatingSum.tsx';
import { ShowShape } from './components/ShowShape.tsx';
import { TellRace } from './components/TellRace.tsx';
import { VerifyRace } from './components/VerifyRace.tsx';
import { VerifyVoidRace } from './components/VerifyVoidRace.tsx';
import { WatchRace } from './components/WatchRace.tsx';
import { toPublishedRace } from './toVerifyPanelProps.ts';
import { toVoidRace } from './toVoidRace.ts';

/** All that can be learnt of a race that is over by running it again in this browser. */
export function Reruns(result: RaceWithEntries) {
  const calledOff = toVoidRace(result);
  if (calledOff !== null) return <VerifyVoidRace result={result} race={calledOff} />;
  const published = toPublishedRace(result);
  if (published === null) return null;
  const race = { result, published };
  return (
    <Stack gap="large">
      {/* Each in an element of its own: the focus stays in it when what had it goes. */}
      <div>
        <WatchRace {...race} />
      </div>
      <TellRace {...race} />
      <ShowShape {...race} />
      <div>
        <AskWhatIf {...race} />
      </div>
      <ExplainPlace {...race} />
      <RatingSum runners={result.runners} />
      <MeasureLuck {...race} />
      <VerifyRace {...race} />
    </Stack>
  );
}

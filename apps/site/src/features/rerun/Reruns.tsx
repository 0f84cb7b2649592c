import type { RaceWithEntries } from '@furlong/backend';
import { toPublishedRace, toVoidRace } from '@furlong/backend/published';
import { RerunTabs, type RerunTabsProps } from '@furlong/ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AskWhatIf } from './components/AskWhatIf.tsx';
import { ExplainPlace } from './components/ExplainPlace.tsx';
import { MeasureLuck } from './components/MeasureLuck.tsx';
import { RatingSum } from './components/RatingSum.tsx';
import { ShowShape } from './components/ShowShape.tsx';
import { TellRace } from './components/TellRace.tsx';
import { VerifyRace } from './components/VerifyRace.tsx';
import { VerifyVoidRace } from './components/VerifyVoidRace.tsx';
import { WatchRace } from './components/WatchRace.tsx';
import type { RerunRaceProps } from './useRerun.ts';
import { isWhatIfLink } from './whatIfLink.ts';

export interface RaceFilmProps {
  result: RaceWithEntries;
  onClose: () => void;
}

/** The film of a race that is over, at the moment that the page's address names or from its off. */
export function RaceFilm({ result, onClose }: RaceFilmProps) {
  const published = toPublishedRace(result);
  return (
    published && <WatchRace result={result} published={published} resultOnPage onClose={onClose} />
  );
}

export interface RerunsProps {
  result: RaceWithEntries;
  /** What is known of its course and its terms, which has a tab beside the questions. */
  course: ReactNode;
}

/** All that can be learnt of a race that is over by running it again in this browser. */
export function Reruns({ result, course }: RerunsProps) {
  const calledOff = toVoidRace(result);
  if (calledOff !== null) return <VerifyVoidRace result={result} race={calledOff} />;
  const published = toPublishedRace(result);
  if (published === null) return null;
  const race = { result, published };
  return (
    <>
      <ShowShape {...race} />
      <Questions race={race} course={course} />
      <VerifyRace {...race} />
    </>
  );
}

/** What is asked of a race: one answer is shown at a time, and the others are kept. */
function Questions({ race, course }: Pick<RerunsProps, 'course'> & { race: RerunRaceProps }) {
  const [query] = useSearchParams();
  const [shown, setShown] = useState(() => (isWhatIfLink(query) ? 'what-if' : 'told'));
  const tabs: RerunTabsProps['tabs'] = [
    { value: 'told', label: 'Told', content: <TellRace {...race} /> },
    { value: 'why', label: 'Why', content: <ExplainPlace {...race} /> },
    { value: 'ratings', label: 'Ratings', content: <RatingSum runners={race.result.runners} /> },
    { value: 'luck', label: 'Luck', content: <MeasureLuck {...race} /> },
    { value: 'what-if', label: 'What if', content: <AskWhatIf {...race} /> },
    { value: 'course', label: 'Course', content: course, known: true },
  ];
  return (
    <RerunTabs
      label="About the race"
      tabs={tabs}
      value={shown}
      onChange={({ value }) => setShown(value)}
    />
  );
}

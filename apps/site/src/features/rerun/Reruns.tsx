import type { RaceWithEntries } from '@furlong/backend';
import { AskWhatIf } from './components/AskWhatIf.tsx';
import { ExplainPlace } from './components/ExplainPlace.tsx';
import { MeasureLuck } from './components/MeasureLuck.tsx';
import { RatingSum } from './components/RatingSum.tsx';
import { ShowShape } from './components/ShowShape.tsx';
import { TellRace } from './components/TellRace.tsx';
import { VerifyRace } from './components/VerifyRace.tsx';
import { VerifyVoidRace } from './components/VerifyVoidRace.tsx';
import { WatchRace } from './components/WatchRace.tsx';
import * as styles from './Reruns.css.ts';
import { toPublishedRace } from './toVerifyPanelProps.ts';
import { toVoidRace } from './toVoidRace.ts';

/** The film of a race that is over, open at the moment that the page's address names. */
export function LinkedFilm(result: RaceWithEntries) {
  const published = toPublishedRace(result);
  return published && <WatchRace result={result} published={published} resultOnPage />;
}

export interface RerunsProps {
  result: RaceWithEntries;
  /** Whether its film is open on the page already. */
  watched: boolean;
}

/** All that can be learnt of a race that is over by running it again in this browser. */
export function Reruns({ result, watched }: RerunsProps) {
  const calledOff = toVoidRace(result);
  if (calledOff !== null) return <VerifyVoidRace result={result} race={calledOff} />;
  const published = toPublishedRace(result);
  if (published === null) return null;
  const race = { result, published };
  return (
    // Each in an element of its own: the focus stays in it when what had it goes.
    <div className={styles.questions}>
      {!watched && (
        <div className={styles.film}>
          <WatchRace {...race} resultOnPage />
        </div>
      )}
      <div className={styles.question}>
        <TellRace {...race} />
      </div>
      <div className={styles.question}>
        <ShowShape {...race} />
      </div>
      <div className={styles.question}>
        <AskWhatIf {...race} />
      </div>
      <div className={styles.question}>
        <ExplainPlace {...race} />
      </div>
      <div className={styles.question}>
        <RatingSum runners={result.runners} />
      </div>
      <div className={styles.question}>
        <MeasureLuck {...race} />
      </div>
      <div className={styles.question}>
        <VerifyRace {...race} />
      </div>
    </div>
  );
}

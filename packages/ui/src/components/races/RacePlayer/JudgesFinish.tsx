import { lazy, Suspense } from 'react';
import { hidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.css';
import type { Finisher } from '../PhotoFinish/PhotoFinish';
import type { RaceFilm } from '../RaceView/film';
import { type JudgesCall, judgeAt } from './judgeAt';
import type { RacePicture } from './RacePictureView';
import * as styles from './RacePlayer.css';
import { WinnersStrap } from './WinnersStrap';

// Few who open a page stay until the finish.
const Photograph = lazy(async () => ({
  default: (await import('../Photograph/Photograph')).Photograph,
}));

/** A finish as the judge sees it. */
export interface Finish {
  /** In the order of the judge; nobody before the off. */
  order: readonly Finisher[];
  /** Whether the first three are so close that the photograph decides. */
  close: boolean;
}

interface JudgesFinishProps {
  shown: RacePicture;
  film: RaceFilm;
  finish: Finish;
  /** Whether the race is settled. */
  official: boolean;
  ms: number;
}

const placed = 3;

/** What the judge calls, as it is called, with the photograph that it was read from. */
export function JudgesFinish({ shown, film, finish, official, ms }: JudgesFinishProps) {
  const call = judgeAt(film, finish.close, ms);
  const first = finish.order.slice(0, placed);
  const called = call === 'first three' || call === 'all';
  return (
    <div className={styles.judge({ shown })} data-called={called || undefined}>
      <p className={hidden} role="status" aria-label="The judge">
        {words(call, first, official)}
      </p>
      {call === 'photograph' && (
        <p className={styles.call} aria-hidden>
          Photo finish
        </p>
      )}
      {called && <WinnersStrap called={heading(call, official)} first={first} />}
      {call !== 'none' && (
        <Suspense fallback={null}>
          <Photograph film={film} order={first} marked={call !== 'photograph'} />
        </Suspense>
      )}
    </div>
  );
}

function words(call: JudgesCall, first: readonly Finisher[], official: boolean) {
  if (call === 'none') return '';
  if (call === 'photograph') return 'Photograph';
  const called = first.map(({ place, horse }) => `${place} ${horse}`).join(', ');
  return `${heading(call, official)}: ${called}`;
}

function heading(call: JudgesCall, official: boolean) {
  if (call === 'first three') return 'First three';
  return official ? 'Official' : 'All home';
}

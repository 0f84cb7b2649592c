import { lazy, Suspense } from 'react';
import { type Finisher, PhotoFinish } from '../PhotoFinish/PhotoFinish';
import type { RaceFilm } from '../RaceView/film';
import { type JudgesCall, judgeAt } from './judgeAt';
import * as styles from './RacePlayer.css';

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
  race: string;
  film: RaceFilm;
  finish: Finish;
  /** Whether the race is settled. */
  official: boolean;
  ms: number;
}

const placed = 3;

/** What the judge calls, as it is called: a photograph, the first three with it, and the rest. */
export function JudgesFinish({ race, film, finish, official, ms }: JudgesFinishProps) {
  const { order, close } = finish;
  const call = judgeAt(film, close, ms);
  const called = call === 'all' ? order : order.slice(0, placed);
  return (
    <div className={styles.judge}>
      <p className={styles.call} role="status" aria-label="The judge">
        {words(call, order)}
      </p>
      {call !== 'none' && (
        <div className={styles.finish}>
          <Suspense fallback={null}>
            <Photograph film={film} order={order.slice(0, placed)} marked={call !== 'photograph'} />
          </Suspense>
          {call !== 'photograph' && (
            <PhotoFinish race={race} order={called} official={official && call === 'all'} />
          )}
        </div>
      )}
    </div>
  );
}

function words(call: JudgesCall, order: readonly Finisher[]) {
  if (call === 'none') return '';
  if (call === 'photograph') return 'Photograph';
  const first = order.slice(0, placed).map(({ place, horse }) => `${place} ${horse}`);
  return `${call === 'all' ? 'All home' : 'First three'}: ${first.join(', ')}`;
}

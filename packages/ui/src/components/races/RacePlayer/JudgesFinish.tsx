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

/** What the judge calls, as it is called, and the card that fills as each passes the post. */
export function JudgesFinish({ race, film, finish, official, ms }: JudgesFinishProps) {
  const { order, close } = finish;
  const call = judgeAt(film, close, ms);
  const shown = order.filter((finisher, i) =>
    i < placed && close ? call !== 'none' && call !== 'photograph' : hasCrossed(finisher, film, ms),
  );
  return (
    <div className={styles.judge}>
      <p className={styles.call} role="status" aria-label="The judge">
        {words(call, order)}
      </p>
      {(call !== 'none' || shown.length > 0) && (
        <div className={styles.finish}>
          {call !== 'none' && (
            <Suspense fallback={null}>
              <Photograph
                film={film}
                order={order.slice(0, placed)}
                marked={call !== 'photograph'}
              />
            </Suspense>
          )}
          {shown.length > 0 && (
            <PhotoFinish race={race} order={shown} official={official && call === 'all'} />
          )}
        </div>
      )}
    </div>
  );
}

/** Each is written down as it passes the post; who is in the photograph, once that is judged. */
function hasCrossed({ horseId }: Finisher, { runners }: RaceFilm, ms: number) {
  const timeMs = runners.find((runner) => runner.horseId === horseId)?.timeMs ?? null;
  return timeMs !== null && timeMs <= ms;
}

function words(call: JudgesCall, order: readonly Finisher[]) {
  if (call === 'none') return '';
  if (call === 'photograph') return 'Photograph';
  const first = order.slice(0, placed).map(({ place, horse }) => `${place} ${horse}`);
  return `${call === 'all' ? 'All home' : 'First three'}: ${first.join(', ')}`;
}

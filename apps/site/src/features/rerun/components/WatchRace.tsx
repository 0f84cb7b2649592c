import { Button, RerunPanel, Skeleton } from '@furlong/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { filmHeight } from '../../../shared/races/filmHeight.ts';
import { fetchPlayer } from '../fetchPlayer.ts';
import { readFilmLink } from '../filmLink.ts';
import { namesOf } from '../toVerifyPanelProps.ts';
import { type RerunRaceProps, useRerun } from '../useRerun.ts';

// The player is fetched once a race is watched, while the race is run again.
const loadReplay = () => fetchPlayer(() => import('./RaceReplay.tsx'));
const RaceReplay = lazy(async () => ({ default: (await loadReplay()).RaceReplay }));

export interface WatchRaceProps extends RerunRaceProps {
  /**
   * Opens the film without a press on its button.
   * @default false
   */
  atOnce?: boolean;
  /** Whether the order of finish stands on the same page. */
  resultOnPage: boolean;
}

/** Shows the race as it was run, from a re-run in this browser. */
export function WatchRace({ result, published, atOnce = false, resultOnPage }: WatchRaceProps) {
  const { rerun, start, hide } = useRerun<'watch'>();
  const [query] = useSearchParams();
  const linked = readFilmLink(query);
  const watch = () => {
    // The race first: a browser asks for few things at a time, and its worker has the most to do.
    const names = Object.fromEntries(namesOf(result));
    start({ type: 'watch', race: published, names });
    void Promise.allSettled([loadReplay()]);
  };

  // A link to a moment opens the film at once.
  const opened = useRef(watch);
  // Another moment of it is another link: it is shown where the film is open, too.
  const { key } = useLocation();
  const moment = linked && key;
  opened.current = rerun.state === 'idle' || rerun.state === 'failed' ? watch : () => {};
  useEffect(() => {
    if (atOnce || moment !== null) opened.current();
  }, [atOnce, moment]);
  // What opens by itself has its room from the beginning.
  const [awaited, setAwaited] = useState(atOnce || moment !== null);
  const close = () => {
    setAwaited(false);
    hide();
  };

  if (rerun.state === 'done') {
    return (
      <Suspense fallback={<Skeleton height={filmHeight} />}>
        <RaceReplay
          key={moment}
          {...{ result, linked, resultOnPage }}
          again={rerun.answer}
          onClose={close}
        />
      </Suspense>
    );
  }
  return (
    <div style={awaited && rerun.state !== 'failed' ? { minHeight: filmHeight } : undefined}>
      <RerunPanel
        title="The film"
        summary={
          rerun.state === 'running'
            ? 'Running the race again…'
            : 'See the race as it was run, from the stalls to the post.'
        }
        action={
          <Button busy={rerun.state === 'running'} onPress={watch}>
            {rerun.state === 'failed' ? 'Try again' : 'Watch the race'}
          </Button>
        }
        problem={rerun.state === 'failed' ? rerun.problem : undefined}
      />
    </div>
  );
}

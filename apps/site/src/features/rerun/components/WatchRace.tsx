import { Button, RerunPanel, Skeleton } from '@furlong/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
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
  /** Whether the order of finish stands on the same page. */
  resultOnPage: boolean;
  onClose: () => void;
}

/** Shows the race as it was run, from a re-run in this browser that begins at once. */
export function WatchRace({ result, published, resultOnPage, onClose }: WatchRaceProps) {
  const { rerun, start } = useRerun<'watch'>();
  const [query] = useSearchParams();
  const linked = readFilmLink(query);
  const watch = () => {
    // The race first: a browser asks for few things at a time, and its worker has the most to do.
    const names = Object.fromEntries(namesOf(result));
    start({ type: 'watch', race: published, names });
    void Promise.allSettled([loadReplay()]);
  };

  // Another moment of it is another link: it is shown where the film is open, too.
  const { key } = useLocation();
  const moment = linked && key;
  const opened = useRef(watch);
  opened.current = rerun.state === 'idle' || rerun.state === 'failed' ? watch : () => {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another try.
  useEffect(() => opened.current(), [moment]);

  if (rerun.state === 'done') {
    return (
      <Suspense fallback={<Skeleton height={filmHeight} />}>
        <RaceReplay
          key={moment}
          {...{ result, linked, resultOnPage, onClose }}
          again={rerun.answer}
        />
      </Suspense>
    );
  }
  return (
    <div style={rerun.state === 'failed' ? undefined : { minHeight: filmHeight }}>
      <RerunPanel
        title="The film"
        summary={
          rerun.state === 'failed'
            ? 'See the race as it was run, from the stalls to the post.'
            : 'Running the race again…'
        }
        action={
          rerun.state === 'failed' && (
            <Button variant="secondary" onPress={watch}>
              Try again
            </Button>
          )
        }
        problem={rerun.state === 'failed' ? rerun.problem : undefined}
      />
    </div>
  );
}

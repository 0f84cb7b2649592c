import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** How the film of a race stands on its page; `linked` where the address names a moment of it. */
type FilmState = 'none' | 'shut' | 'open' | 'linked';

/**
 * The film of a race that is over, opened by a press or by a link to a moment of it.
 * @param available whether there is one to open: a race that was watched live has its film open already
 */
export function useFilm(available: boolean) {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const moment = query.has('at') ? key : null;
  const [shown, setShown] = useState<'shut' | 'open' | 'linked'>(moment ? 'linked' : 'shut');
  const [closed, setClosed] = useState(false);
  // Another moment is another link, which opens it too.
  const [linked, setLinked] = useState(moment);
  if (moment !== linked) {
    setLinked(moment);
    if (moment !== null) setShown('linked');
  }
  const state: FilmState = available ? shown : 'none';
  return {
    state,
    /** Whether it was open, and has been shut. */
    closed,
    open: () => setShown('open'),
    close: () => {
      setShown('shut');
      setClosed(true);
    },
  };
}

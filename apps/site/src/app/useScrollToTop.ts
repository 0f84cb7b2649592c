import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Begins every new page at its top; going back keeps the place that the browser restores. */
export function useScrollToTop(pathname: string) {
  const way = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && way !== 'POP') window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, way]);
}

import { useEffect, useRef } from 'react';

/** Brings the element into the window, if it is not there, whenever something is refused, or in other words. */
export function useIntoView<Element extends HTMLElement>(refused: string | boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (refused !== false) element.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return element;
}

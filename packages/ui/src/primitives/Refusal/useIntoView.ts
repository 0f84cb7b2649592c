import { useEffect, useRef } from 'react';

/** Brings the element into the window, if it is not there, whenever `refused` becomes true. */
export function useIntoView<Element extends HTMLElement>(refused: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (refused) element.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return element;
}

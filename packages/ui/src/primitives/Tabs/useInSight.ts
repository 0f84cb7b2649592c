import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the item at `place` of a strip that scrolls sideways in sight; -1 leaves the strip alone. */
export function useInSight(strip: RefObject<HTMLElement | null>, place: number) {
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return;
    // Called first once the page is laid out, so that nothing is laid out for it.
    const laidOut = new ResizeObserver(() => bringIntoSight(element, element.children[place]));
    laidOut.observe(element);
    return () => laidOut.disconnect();
  }, [strip, place]);
}

/** Scrolls the strip alone: `scrollIntoView` would also move the page. */
export function bringIntoSight(strip: HTMLElement, item: Element | null | undefined) {
  if (!item) return;
  const { left, width } = item.getBoundingClientRect();
  const bounds = strip.getBoundingClientRect();
  strip.scrollBy({
    left: left + width / 2 - (bounds.left + bounds.width / 2),
    behavior: 'instant',
  });
}

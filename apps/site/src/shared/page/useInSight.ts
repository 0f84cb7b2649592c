import { useEffect, useRef } from 'react';

/** Tells once when an element comes into sight: what is far down a page is not fetched before. */
export function useInSight<Seen extends Element>(onSeen: () => void) {
  const element = useRef<Seen>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) return;
      observer.disconnect();
      seen.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}

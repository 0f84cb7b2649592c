import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the section into sight that the address names: when the browser looked for it, the page was not there.
 * A frame later, for a new page begins at its top first.
 */
export function useAddressedSection() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = key === '' ? '' : decodeURIComponent(hash.slice(1));
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

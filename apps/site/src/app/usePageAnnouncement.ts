import { useEffect, useRef, useState } from 'react';
import { focusPage, pageHeading } from './focusPage.ts';

/**
 * After a step to another page, moves the focus to its heading. The first page, and another tab or
 * filter of the same, leave it where it is.
 * @returns the title of the page that was stepped to, for a live region
 */
export function usePageAnnouncement(pathname: string): string {
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage();
    const waiting = document.activeElement;
    const announce = () => {
      if (!pageHeading()) return;
      observer.disconnect();
      // Who has gone on meanwhile is not called back.
      if (document.activeElement === waiting) focusPage();
      setTitle(document.title);
    };
    const observer = new MutationObserver(announce);
    observer.observe(document.body, { childList: true, subtree: true });
    announce();
    return () => observer.disconnect();
  }, [pathname]);

  return title;
}

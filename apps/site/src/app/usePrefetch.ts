import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../features/auth/index.ts';
import { prefetch } from './preload.ts';

/** How long a link is pointed at before its page is fetched, ms: passing over it is not enough. */
const pointedAt = 80;

function linkAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Fetches the page behind every link of the site that is pointed at or focused. */
export function usePrefetch() {
  const queries = useQueryClient();
  const session = useSession();
  const playerId = session.status === 'signed-in' ? session.account.userId : '';

  useEffect(() => {
    let current: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onPoint({ target }: Event) {
      const link = linkAround(target);
      if (link === current) return;
      current = link;
      clearTimeout(timer);
      if (link?.origin !== location.origin) return;
      timer = setTimeout(() => prefetch(link.pathname, queries, playerId), pointedAt);
    }
    document.addEventListener('pointerover', onPoint);
    document.addEventListener('focusin', onPoint);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, [queries, playerId]);
}

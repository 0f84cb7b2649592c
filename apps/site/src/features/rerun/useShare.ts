import { useToast } from '@furlong/ui';
import type { FilmMoment } from '@furlong/ui/film';
import { filmLink } from './filmLink.ts';

/** Copies a link to a moment of the race on this page, and says so. */
export function useShare() {
  const toast = useToast();
  return async (moment: FilmMoment) => {
    const link = filmLink(location.href, moment);
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: 'The link to this moment is copied.' });
    } catch {
      toast({ message: `This browser copies nothing. The link is ${link}`, tone: 'error' });
    }
  };
}

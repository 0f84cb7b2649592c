import type { ShareAnswer } from '@furlong/ui';
import type { FilmMoment } from '@furlong/ui/film';
import { filmLink } from './filmLink.ts';

/** Copies a link to a moment of the race on this page. */
export async function shareMoment(moment: FilmMoment): Promise<ShareAnswer> {
  const link = filmLink(location.href, moment);
  try {
    await navigator.clipboard.writeText(link);
    return { tone: 'success', message: 'The link to this moment is copied.' };
  } catch {
    return { tone: 'error', message: `This browser does not allow copying. The link is ${link}` };
  }
}

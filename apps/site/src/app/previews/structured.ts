import type { Race } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import type { Article } from '../../features/landing/news/article.ts';

/**
 * What a page is about, for search engines, as schema.org has it; its address, its title and its sentence are
 * the page's own.
 */
export interface Structured {
  '@type': 'WebSite' | 'SportsEvent' | 'NewsArticle';
  [property: string]: string | Readonly<Record<string, string>>;
}

const furlong = { '@type': 'Organization', name: 'Furlong' };

export const website: Structured = { '@type': 'WebSite', name: 'Furlong' };

export const newsArticle = ({ title, day }: Article): Structured => ({
  '@type': 'NewsArticle',
  headline: title,
  datePublished: day,
  publisher: furlong,
});

/** A race, which is run online, on a course that is nowhere else. */
export const raceEvent = ({ name, trackId, offAt, status }: Race): Structured => ({
  '@type': 'SportsEvent',
  name,
  sport: 'Horse racing',
  startDate: new Date(offAt).toISOString(),
  eventStatus: `https://schema.org/${status === 'void' ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', name: tracks[trackId].name },
  organizer: furlong,
});

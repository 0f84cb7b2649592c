import { paths } from '../../../shared/paths.ts';
import type { Article } from './article.ts';

export const firstHour: Article = {
  id: 'first-hour',
  title: 'Your first hour at Furlong',
  day: '2026-11-22',
  summary: 'From a stable’s name to your colours passing the post, at no cost.',
  paragraphs: [
    'A new stable begins with a two-year-old, its first tack, racing silks of its own and $25,000 in credits. Choose the name with care: it is what every racecard will say of you, and no other stable may have one that looks like it.',
    'Every second race on the programme is a novice race: for two-year-olds rated 60 or less, over 1,200 or 1,400 metres, and only for stables in their first four weeks. There is no entry fee, and the purse is $4,000.',
    'Enter Race says which races suit your horse. Once the entries close, the field is made up with house runners, the stalls are drawn and the card is published. Be there for the off: the race is run while you watch, and no result is told before the last runner is home.',
    'Afterwards look at your horse. A race takes energy out of it, and a horse needs at least half of its energy to run. It comes back with rest, so the next race is a matter of when as much as of where.',
  ],
  subject: { href: paths.futureRaces, label: 'The races ahead' },
};

import { paths } from '../../../shared/paths.ts';
import type { Article } from './article.ts';

export const sixTracks: Article = {
  id: 'six-tracks',
  title: 'Six tracks, and no two ride alike',
  day: '2026-11-21',
  summary: 'Left-handed and right-handed, turf and dirt, from 1,500 to 2,200 metres round.',
  paragraphs: [
    'The club races on six tracks. Ashford Downs in England is the roomiest: 2,200 metres round, left-handed, with a run-in of 520 metres in which a closer has time to close. Kingsmere, our other English course, goes the other way about.',
    'Port Regis in Florida is the tightest: 1,500 metres of dirt, two sharp bends and 380 metres from the last of them to the post. Red Mesa in Arizona is dirt as well, and a little more forgiving.',
    'Saltmarsh Park in Australia is right-handed and has both a turf and a dirt course. Monte Sereno in Italy is a galloping track on turf, 2,080 metres round.',
    'Four of the six race in any season, and each season one of them rests while another comes back. The going changes from day to day. Each track’s page has its plan, its going, its records, and what draw and running style have won there.',
  ],
  subject: { href: paths.track, label: 'The six tracks' },
};

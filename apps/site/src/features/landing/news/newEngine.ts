import { paths } from '../../../shared/paths.ts';
import type { Article } from './article.ts';

export const newEngine: Article = {
  id: 'new-engine',
  title: 'A new engine runs every new race',
  day: '2026-11-22',
  summary:
    'Ability tells all the way round, no runner takes ground that another holds, and the old results still stand.',
  paragraphs: [
    'Every race opened from this day on was run by furlong-2, the second version of our race engine. It plans its races by the sectional times of 8,523 races run in Hong Kong, so that a sprint is run like a sprint and a staying race like a staying race.',
    'What you will see: all moves of a moment are decided from the same picture of the race, so that nobody jumps a queue. No horse moves onto ground that another one holds. Condition, energy and kit are worth the same in lengths over every distance; a class is worth less than before, and the ground more. A front runner, a stalker and a closer each win their share, and the pace follows from who is in the race.',
    'The fastest finish no longer decides everything. A horse that has to come wide round the bend covers more ground, and pays for it.',
    'Since then furlong-3 has followed it: the same engine with a fairer draw. On bends riders slide towards the rail, so that the first stall of twelve no longer decides a race between equals.',
    'A race is always run again by the version it was opened with. Whatever you won under the first engine verifies today as it did then.',
  ],
  subject: { href: paths.viewLastRace, label: 'Watch the last race' },
};

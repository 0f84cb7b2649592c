import { paths } from '../../../shared/paths.ts';
import type { Article } from './article.ts';

export const checkedRaces: Article = {
  id: 'checked-races',
  title: 'How a result is checked in your own browser',
  day: '2026-11-21',
  summary: 'You need not believe that a race was fair. Press Verify and run it again.',
  paragraphs: [
    'Before a race takes its first entry, the house draws a secret seed and publishes a fingerprint of it. The same fingerprint covers the terms of the race and the order in which house horses may fill the field. Change any of them afterwards, and it no longer fits.',
    'Your entry adds a number made in your own browser, and the numbers of all entries are mixed into the luck of the race. When entries close, the field and its figures are frozen and published as the card. At the off the seed is revealed.',
    'Press Verify on any result. Your browser takes what was published, runs the race again, and compares the order, the times and every stride with the result, runner by runner. It takes about as long as reading this sentence.',
    'We also say what it does not prove. Without a public beacon the house knows the seed while entries are open, and could enter a horse of its own as a player, last of all. Where that is so, Verify says so.',
  ],
  subject: { href: paths.fairness, label: 'How a race can be checked' },
};

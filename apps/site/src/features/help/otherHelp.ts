import { paths } from '../../shared/paths.ts';
import type { HelpSubject } from './helpPages.ts';

/** Pages that explain something, and that are more than a text. */
export const otherHelp: readonly {
  readonly href: string;
  readonly label: string;
  readonly about: string;
  readonly subject: HelpSubject;
}[] = [
  {
    href: paths.quickStartGuide,
    label: 'Quick Start Guide',
    about: 'From a stable’s name to its first race, in six steps.',
    subject: 'Begin here',
  },
  {
    href: paths.raceCategories,
    label: 'Race Categories',
    about: 'All classes with their next races, prizes and weights, and where your horses stand.',
    subject: 'Racing',
  },
  {
    href: paths.fairness,
    label: 'Fairness',
    about: 'What binds the house in a race, what your browser can prove, and what it cannot.',
    subject: 'Racing',
  },
  {
    href: paths.economy,
    label: 'The Economy',
    about: 'Where the credits of all stables come from, and where they go, week by week.',
    subject: 'Market and money',
  },
];

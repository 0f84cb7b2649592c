import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';
import { headOf, helpPages } from './helpPages.ts';

export const quickStartHead: PageHeadProps = {
  title: 'Quick Start Guide',
  description: "From a stable's name to its first race, in six steps.",
};

export const helpHead: PageHeadProps = {
  title: 'Help',
  description: 'Everything about racing and this game, by subject, and a search in all of it.',
};

/** Of the pages that are read as a text, by their paths. */
export const helpHeads: readonly (readonly [path: string, head: PageHeadProps])[] = Object.values(
  helpPages,
).map((page) => [page.path, headOf(page)]);

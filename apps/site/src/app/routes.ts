import { matchPath } from 'react-router-dom';
import { destinations } from '../shared/navigation/destinations.ts';
import type { Link } from '../shared/navigation/link.ts';
import type { Page } from './page.ts';
import { landingPage, publicPages } from './publicPages.ts';
import { stablePages } from './stablePages.ts';

const each: readonly Pick<Page, 'path' | 'load' | 'prefetch'>[] = [
  landingPage,
  ...publicPages,
  ...stablePages,
];
const isPattern = ({ path }: Pick<Page, 'path'>) => path.includes(':');
/** Patterns last: '/races/my-race-results' is no race. */
const pages = [...each.filter((page) => !isPattern(page)), ...each.filter(isPattern)];

/** Destinations of the site's links that have no page yet. */
export const comingSoon = destinations.filter(
  ({ href }) => !pages.some(({ path }) => path === href),
);

/** A link, marked if it leads to no page yet. */
export function markIfComing<Marked extends Pick<Link, 'href'>>(link: Marked) {
  return { ...link, comingSoon: comingSoon.some(({ href }) => href === link.href) };
}

/** Links, with those marked that lead to no page yet. */
export function markComingSoon(links: readonly Link[]) {
  return links.map(markIfComing);
}

/** The page at a path, with the path's parameters; undefined where there is none. */
export function findPage(pathname: string) {
  // '/races/race-categories' is no race: a page that is coming stands before every pattern.
  if (comingSoon.some((each) => matchPath(each.href, pathname))) return undefined;
  for (const each of pages) {
    const match = matchPath(each.path, pathname);
    if (match) return { page: each, params: match.params };
  }
  return undefined;
}

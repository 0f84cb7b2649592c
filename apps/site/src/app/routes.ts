import { matchPath } from 'react-router-dom';
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

/** The page at a path, with the path's parameters; undefined where there is none. */
export function findPage(pathname: string) {
  for (const each of pages) {
    const match = matchPath(each.path, pathname);
    if (match) return { page: each, params: match.params };
  }
  return undefined;
}

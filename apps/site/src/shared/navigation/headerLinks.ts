import { paths } from '../paths.ts';
import { footerGroups } from './footerGroups.ts';
import { type Link, link } from './link.ts';

/** The links of the header. */
export const headerLinks: readonly Link[] = [
  link(paths.futureRaces, 'Races'),
  link(paths.salesRing, 'Marketplace'),
  link(paths.stablesLeaderboard, 'Leaderboards'),
  link(paths.gameActivity, 'Community'),
  link(paths.quickStartGuide, 'Help'),
];

/** The pages of the part of the site that a link of the header leads to. */
export function pagesOf({ href }: Link): readonly Link[] {
  return footerGroups.find(({ links }) => links.some((each) => each.href === href))?.links ?? [];
}

/** The header's link whose path begins like an address: '/races/…' belongs to Races. */
export function headerLinkAt(pathname: string): Link | undefined {
  const first = (path: string) => /^\/[^/]*/.exec(path)?.[0];
  return headerLinks.find(({ href }) => first(href) === first(pathname));
}

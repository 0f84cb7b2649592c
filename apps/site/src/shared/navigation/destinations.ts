import { paths } from '../paths.ts';
import { footerGroups } from './footerGroups.ts';
import type { Link } from './link.ts';
import { stableTiles } from './stableTiles.ts';

interface Destination extends Link {
  /** The title of its group in the footer: 'Marketplace'. */
  group: string;
}

const inFooter = footerGroups.flatMap(({ title, links }) =>
  links.map((each) => ({ ...each, group: title })),
);

/** Every destination of the site's navigation, with the group that it stands in. */
export const destinations: readonly Destination[] = [
  ...inFooter,
  ...stableTiles
    .filter(({ href }) => !inFooter.some((each) => each.href === href))
    .map(({ href, label }) => ({ href, label, group: 'Stable' })),
  // Named by the quick start guide alone.
  { href: paths.help, label: 'Help', group: 'Help' },
  { href: paths.contact, label: 'Contact', group: 'Help' },
];

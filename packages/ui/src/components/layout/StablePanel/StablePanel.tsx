import {
  IconCalendarEvent,
  IconChartLine,
  IconFlag,
  IconHierarchy,
  IconHorseshoe,
  IconRepeat,
  IconShirt,
  IconShoppingBag,
  IconTool,
} from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './StablePanel.css';

export interface StablePanelProps {
  /** Path of the page that is shown, such as "/stable/my-horses". */
  path: string;
}

const tiles = [
  { href: '/stable/my-horses', text: 'My Horses', icon: IconHorseshoe },
  { href: '/stable/auto-trainer', text: 'Auto-Trainer', icon: IconRepeat },
  { href: '/stable/buy-equipment', text: 'Buy Equipment', icon: IconShoppingBag },
  { href: '/stable/apply-equipment', text: 'Apply Equipment', icon: IconTool },
  { href: '/stable/enter-race', text: 'Enter Race', icon: IconFlag },
  { href: '/stable/primary-horse-groups', text: 'Primary Horse Groups', icon: IconHierarchy },
  { href: '/stable/design-silks', text: 'Design Silks', icon: IconShirt },
  { href: '/stable/race-calendar', text: 'Race Calendar', icon: IconCalendarEvent },
  { href: '/stable/performance-stats', text: 'Performance Stats', icon: IconChartLine },
] as const;

/** The pages of the stable: a column beside the page, on phones a strip that scrolls sideways. */
export function StablePanel({ path }: StablePanelProps) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const current = tiles.findIndex(({ href }) => href === path);
    if (list.current) bringIntoSight(list.current, current);
  }, [path]);

  return (
    <nav aria-label="Stable" className={styles.root}>
      <p aria-hidden className={styles.title}>
        Stable
      </p>
      <ul ref={list} className={styles.list}>
        {tiles.map(({ href, text, icon: Icon }) => (
          <li key={href} className={href === path ? styles.current : styles.other}>
            <Icon aria-hidden size={20} stroke={1.6} className={styles.icon} />
            <Link href={href} variant="cover" current={href === path}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the strip alone: `scrollIntoView` would also move the page. */
function bringIntoSight(list: HTMLElement, place: number) {
  const tile = list.children[place]?.getBoundingClientRect();
  if (!tile) return;
  const strip = list.getBoundingClientRect();
  list.scrollBy({
    left: tile.left + tile.width / 2 - (strip.left + strip.width / 2),
    behavior: 'instant',
  });
}

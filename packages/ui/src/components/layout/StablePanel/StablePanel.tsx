import {
  IconBarbell,
  IconCalendarEvent,
  IconChartLine,
  IconFlag,
  IconHierarchy,
  IconHome,
  IconHorse,
  IconRepeat,
  IconShirt,
  IconShoppingBag,
  IconTool,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './StablePanel.css';

/** A page that has a tile in the panel. */
export type StablePage =
  | 'dashboard'
  | 'myHorses'
  | 'train'
  | 'autoTrainer'
  | 'buyEquipment'
  | 'applyEquipment'
  | 'enterRace'
  | 'primaryHorseGroups'
  | 'designSilks'
  | 'raceCalendar'
  | 'performanceStats';

export interface StableTile {
  /** What the icon shows; a panel of many pages that look alike does without. */
  page?: StablePage;
  label: string;
  href: string;
}

const icons: Record<StablePage, TablerIcon> = {
  dashboard: IconHome,
  myHorses: IconHorse,
  train: IconBarbell,
  autoTrainer: IconRepeat,
  buyEquipment: IconShoppingBag,
  applyEquipment: IconTool,
  enterRace: IconFlag,
  primaryHorseGroups: IconHierarchy,
  designSilks: IconShirt,
  raceCalendar: IconCalendarEvent,
  performanceStats: IconChartLine,
};

export interface StablePanelProps {
  /**
   * What the pages belong to.
   * @default 'Stable'
   */
  title?: string;
  tiles: readonly StableTile[];
  /** `href` of the page that is shown, which may be none of these. */
  currentHref: string;
}

/** The pages of the stable, or of the account: a column beside the page, on phones a strip that scrolls sideways. */
export function StablePanel({ title = 'Stable', tiles, currentHref }: StablePanelProps) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const strip = list.current;
    if (strip === null) return;
    const current = strip.children[tiles.findIndex(({ href }) => href === currentHref)];
    // Called first once the page is laid out, so that nothing is laid out for it; and again when the font
    // comes, in which the tiles have another width.
    const laidOut = new ResizeObserver(() => bringIntoSight(strip, current));
    laidOut.observe(strip);
    if (current) laidOut.observe(current);
    return () => laidOut.disconnect();
  }, [tiles, currentHref]);

  return (
    <nav aria-label={title} className={styles.root}>
      <p aria-hidden className={styles.title}>
        {title}
      </p>
      <ul
        ref={list}
        className={styles.list}
        // To the browser a tile of which half is cut off is in sight. A pointer is left alone: what it
        // presses must not move.
        onFocus={({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) bringIntoSight(currentTarget, target.closest('li'));
        }}
      >
        {tiles.map(({ page, label, href }) => {
          const current = href === currentHref;
          return (
            <li key={href} className={current ? styles.current : styles.other}>
              {page && (
                <Icon icon={icons[page]} size="medium" weight="light" className={styles.icon} />
              )}
              <Link href={href} variant="cover" current={current}>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Scrolls the strip alone: `scrollIntoView` would also move the page. */
function bringIntoSight(list: HTMLElement, item: Element | null | undefined) {
  const tile = item?.getBoundingClientRect();
  if (!tile) return;
  const strip = list.getBoundingClientRect();
  list.scrollBy({
    left: tile.left + tile.width / 2 - (strip.left + strip.width / 2),
    behavior: 'instant',
  });
}

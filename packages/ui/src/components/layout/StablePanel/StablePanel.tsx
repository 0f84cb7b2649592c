import {
  IconCalendarEvent,
  IconChartLine,
  IconFlag,
  IconHierarchy,
  IconHorse,
  IconRepeat,
  IconShirt,
  IconShoppingBag,
  IconTool,
} from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './StablePanel.css';

const tiles = [
  { page: 'myHorses', text: 'My Horses', icon: IconHorse },
  { page: 'autoTrainer', text: 'Auto-Trainer', icon: IconRepeat },
  { page: 'buyEquipment', text: 'Buy Equipment', icon: IconShoppingBag },
  { page: 'applyEquipment', text: 'Apply Equipment', icon: IconTool },
  { page: 'enterRace', text: 'Enter Race', icon: IconFlag },
  { page: 'primaryHorseGroups', text: 'Primary Horse Groups', icon: IconHierarchy },
  { page: 'designSilks', text: 'Design Silks', icon: IconShirt },
  { page: 'raceCalendar', text: 'Race Calendar', icon: IconCalendarEvent },
  { page: 'performanceStats', text: 'Performance Stats', icon: IconChartLine },
] as const;

/** A page that the panel leads to. */
export type StablePage = (typeof tiles)[number]['page'];

export interface StablePanelProps {
  /** Where each tile leads. */
  hrefs: Readonly<Record<StablePage, string>>;
  /** `href` of the page that is shown, which may be none of these. */
  currentHref: string;
}

/** The pages of the stable: a column beside the page, on phones a strip that scrolls sideways. */
export function StablePanel({ hrefs, currentHref }: StablePanelProps) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const current = tiles.findIndex(({ page }) => hrefs[page] === currentHref);
    if (list.current) bringIntoSight(list.current, current);
  }, [hrefs, currentHref]);

  return (
    <nav aria-label="Stable" className={styles.root}>
      <p aria-hidden className={styles.title}>
        Stable
      </p>
      <ul ref={list} className={styles.list}>
        {tiles.map(({ page, text, icon }) => {
          const href = hrefs[page];
          const current = href === currentHref;
          return (
            <li key={page} className={current ? styles.current : styles.other}>
              <Icon icon={icon} size="medium" weight="light" className={styles.icon} />
              <Link href={href} variant="cover" current={current}>
                {text}
              </Link>
            </li>
          );
        })}
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

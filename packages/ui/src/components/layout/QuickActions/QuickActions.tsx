import { IconBarbell, IconFlag, IconHorse, IconShirt } from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import { Link } from '../../../primitives/Link/Link';
import { iconDisc } from '../../../theme/iconDisc.css';
import * as styles from './QuickActions.css';

/** What an owner most often comes to the stable to do. */
export type QuickAction = 'enterRace' | 'train' | 'myHorses' | 'designSilks';

export interface QuickActionsProps {
  /** In the order in which they are shown; the detail says what waits there. */
  actions: readonly { action: QuickAction; href: string; detail: string }[];
}

const quickActions = {
  enterRace: { icon: IconFlag, text: 'Enter Race' },
  train: { icon: IconBarbell, text: 'Train' },
  myHorses: { icon: IconHorse, text: 'My Horses' },
  designSilks: { icon: IconShirt, text: 'Design Silks' },
} as const satisfies Record<QuickAction, object>;

/** Short ways from the dashboard. */
export function QuickActions({ actions }: QuickActionsProps) {
  return (
    <ul className={styles.root}>
      {actions.map(({ action, href, detail }) => {
        const { icon, text } = quickActions[action];
        return (
          <li key={action} className={styles.item}>
            <span className={iconDisc}>
              <Icon icon={icon} size="large" weight="light" />
            </span>
            <div className={styles.content}>
              <p className={styles.name}>
                <Link href={href} variant="cover">
                  {text}
                </Link>
              </p>
              <p className={styles.detail}>{detail}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

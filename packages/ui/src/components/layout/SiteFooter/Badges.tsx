import {
  IconCertificate,
  IconHandStop,
  IconLock,
  IconRating18Plus,
  IconShieldHeart,
} from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './Badges.css';

export interface BadgesProps {
  certificateHref: string;
  limitsHref: string;
}

/** The five badges a licensed operator shows; drawn by us, standing for no real body. */
export function Badges({ certificateHref, limitsHref }: BadgesProps) {
  return (
    <ul className={styles.row}>
      <li className={styles.badge}>
        <Icon icon={IconShieldHeart} size="large" weight="light" />
        <Link variant="cover" href={limitsHref}>
          Responsible gambling
        </Link>
      </li>
      <li className={styles.badge}>
        <Icon icon={IconRating18Plus} size="large" weight="light" />
        Over 18 only
      </li>
      <li className={styles.badge}>
        <Icon icon={IconHandStop} size="large" weight="light" />
        <Link variant="cover" href={limitsHref}>
          Self-exclusion
        </Link>
      </li>
      <li className={styles.badge}>
        <Icon icon={IconLock} size="large" weight="light" />
        SSL secured
      </li>
      <li className={styles.badge}>
        <Icon icon={IconCertificate} size="large" weight="light" />
        <Link variant="cover" href={certificateHref}>
          Game lab certified
        </Link>
      </li>
    </ul>
  );
}

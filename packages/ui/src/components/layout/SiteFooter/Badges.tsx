import {
  IconCertificate,
  IconHandStop,
  IconLock,
  IconRating18Plus,
  IconShieldHeart,
} from '@tabler/icons-react';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './Badges.css';

export interface BadgesProps {
  certificateHref: string;
}

const icon = { 'aria-hidden': true, size: 22, stroke: 1.5 } as const;

/** The five badges a licensed operator shows; drawn by us, standing for no real body. */
export function Badges({ certificateHref }: BadgesProps) {
  return (
    <ul className={styles.row}>
      <li className={styles.badge}>
        <IconShieldHeart {...icon} />
        Responsible gambling
      </li>
      <li className={styles.badge}>
        <IconRating18Plus {...icon} />
        Over 18 only
      </li>
      <li className={styles.badge}>
        <IconHandStop {...icon} />
        Self-exclusion
      </li>
      <li className={styles.badge}>
        <IconLock {...icon} />
        SSL secured
      </li>
      <li className={styles.badge}>
        <IconCertificate {...icon} />
        <Link variant="cover" href={certificateHref}>
          Game lab certified
        </Link>
      </li>
    </ul>
  );
}

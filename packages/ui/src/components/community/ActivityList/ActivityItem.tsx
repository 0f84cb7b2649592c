import { Icon } from '../../../primitives/Icon/Icon';
import { Link } from '../../../primitives/Link/Link';
import { Money } from '../../badges/Money/Money';
import * as styles from './ActivityList.css';
import { type ActivityType, activityIcon } from './activityType';

export interface ActivityItemProps {
  type: ActivityType;
  /** Who did it: the horse, or the stable. */
  subject: string;
  /** Leads to who did it. */
  subjectHref?: string;
  /** What was done, such as "won the Ashford Stakes". */
  action: string;
  /** How long ago, such as "12 minutes ago". */
  time: string;
  /** Money won, such as "$25,000". */
  prize?: string;
  /** What a day cost or brought in all, such as "−$1,950". */
  sum?: string;
  /** Where more of it is told. */
  href?: string;
}

/** One thing that happened in the stable. */
export function ActivityItem({
  type,
  subject,
  subjectHref,
  action,
  time,
  prize,
  sum,
  href,
}: ActivityItemProps) {
  return (
    <div className={styles.item}>
      <span className={styles.icon({ type })}>
        <Icon icon={activityIcon[type]} weight="light" />
      </span>
      <p className={styles.content}>
        <span>
          <strong className={styles.subject}>
            {subjectHref ? <Link href={subjectHref}>{subject}</Link> : subject}
          </strong>{' '}
          {href ? (
            <Link href={href} variant="cover">
              {action}
            </Link>
          ) : (
            action
          )}
        </span>
        <span className={styles.time}>{time}</span>
      </p>
      {sum && (
        <span className={styles.prize}>
          <Money amount={sum} />
        </span>
      )}
      {prize && (
        <span className={styles.prize}>
          <Money amount={prize} tone="gold" />
        </span>
      )}
    </div>
  );
}

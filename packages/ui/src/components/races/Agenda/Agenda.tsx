import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link';
import * as styles from './Agenda.css';

export interface AgendaItem {
  id: string;
  /** When it begins, such as "14:30"; empty for what takes no hour of the day. */
  time: string;
  /** What it is, such as "Silver Comet in the Ashford Stakes". */
  title: string;
  /** Where it leads; null for what has no page yet. */
  href: string | null;
  /** Such as "Class 4 · 1400 m at Ashford Downs". */
  detail: string;
  /** How it stands: a badge, a tag, a place. */
  standing?: ReactNode;
}

export interface AgendaProps {
  /** Names the list for those who hear it, such as "Your runners". */
  label: string;
  /** The first in time first. */
  items: readonly AgendaItem[];
}

/** What happens one after the other, with its hours. */
export function Agenda({ label, items }: AgendaProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map(({ id, time, title, href, detail, standing }) => (
        <li key={id} className={styles.item}>
          <span className={styles.time}>{time}</span>
          <div className={styles.words}>
            <p className={styles.title}>
              {href === null ? title : <Link href={href}>{title}</Link>}
            </p>
            <p className={styles.detail}>{detail}</p>
          </div>
          {standing && <div className={styles.standing}>{standing}</div>}
        </li>
      ))}
    </ol>
  );
}

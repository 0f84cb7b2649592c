import { Link } from '../../../primitives/Link/Link';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import * as styles from './PaperLines.css';

export interface PaperLine {
  id: string;
  /** What it is about, in a word or two: "Your runs". */
  label: string;
  /** In a sentence. */
  text: string;
  /** Leads to what it tells. */
  href: string;
}

export interface PaperLinesProps {
  /** Names the list for those who hear it. */
  label: string;
  /** What matters most first. */
  lines: readonly PaperLine[];
  /**
   * Shows the shape of three lines while they are on their way.
   * @default false
   */
  loading?: boolean;
}

/** The front page of the paper in a few lines, each leading to what it tells. */
export function PaperLines({ label, lines, loading = false }: PaperLinesProps) {
  if (loading) {
    return (
      <div className={styles.list}>
        {['first', 'second', 'third'].map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton width="5rem" />
            <Skeleton width="85%" height="1.25rem" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul aria-label={label} className={styles.list}>
      {lines.map(({ id, label: about, text, href }) => (
        <li key={id} className={styles.line}>
          <p className={styles.about}>{about}</p>
          <p className={styles.text}>
            <Link href={href} variant="cover">
              {text}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

import * as styles from './Dotted.css';

export interface DottedProps {
  /** What is told, with a dot between its parts, "4-year-old Colt · Mile"; which spaces are about it does not matter. */
  children: string;
}

/** A line of short facts. Where it takes two, no dot hangs at the end of one. */
export function Dotted({ children }: DottedProps) {
  const [first, ...others] = children.split(/\s·\s/);
  if (others.length === 0) return children;
  return (
    <span className={styles.root}>
      <span className={styles.run}>
        <span className={styles.part}>{first}</span>
        {others.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, told apart by their order alone.
          <span key={index} className={styles.part}>
            <span className={styles.dot}> · </span>
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}

import * as styles from './Dotted.css';

export interface DottedProps {
  /** What is told, with a dot between its parts: "4-year-old Colt · Mile". */
  children: string;
}

/** A line of short facts. Where it takes two, no dot hangs at the end of one. */
export function Dotted({ children }: DottedProps) {
  const parts = children.split(' · ');
  if (parts.length === 1) return children;
  return (
    <span className={styles.root}>
      <span className={styles.run}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, told apart by their order alone.
          <span key={index} className={styles.part}>
            {index > 0 && <span className={styles.dot}> · </span>}
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}

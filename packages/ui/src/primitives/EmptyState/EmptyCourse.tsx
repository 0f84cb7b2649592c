import * as styles from './EmptyState.css';

/** The course on a day without racing: rails, the finish, and nobody on it. */
export function EmptyCourse() {
  return (
    <svg aria-hidden viewBox="0 0 160 88" className={styles.course}>
      <rect className={styles.grass} x="4" y="20" width="152" height="64" rx="32" />
      <rect className={styles.infield} x="24" y="38" width="112" height="28" rx="14" />
      <rect className={styles.rail} x="4" y="20" width="152" height="64" rx="32" />
      <rect className={styles.rail} x="24" y="38" width="112" height="28" rx="14" />
      <path className={styles.finish} d="M104 66v18" />
      <path className={styles.post} d="M104 66V14" />
      <circle className={styles.ring} cx="104" cy="9" r="5" />
    </svg>
  );
}

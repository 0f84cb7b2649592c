import type { ReactNode } from 'react';
import * as styles from './EmptyCourse.css';

/**
 * Why there is nothing: not yet, none that was asked for, only for who has signed in, not open, or
 * it could not be fetched.
 */
export type Emptiness = 'nothingYet' | 'nothingFound' | 'signedOut' | 'notOpen' | 'failed';

/** The inner and outer rail. */
const outer = { x: 4, y: 20, width: 152, height: 64, rx: 32 };
const inner = { x: 24, y: 38, width: 112, height: 28, rx: 14 };

const marks: Record<Emptiness, ReactNode> = {
  nothingYet: (
    <>
      <path className={styles.finish} d="M104 66v18" />
      <path className={styles.post} d="M104 66V14" />
      <circle className={styles.disc} cx="104" cy="9" r="5" />
    </>
  ),
  // A glass that is held over the course, and nobody in it.
  nothingFound: (
    <>
      <path className={styles.handle} d="M112 58L130 76" />
      <circle className={styles.lens} cx="98" cy="44" r="20" />
      <path className={styles.rail} d="M86 34Q92 28 100 29" />
    </>
  ),
  // The gate of the enclosure, with its lock.
  signedOut: (
    <>
      <path className={styles.shackle} d="M70 46V34a10 10 0 0 1 20 0V46" />
      <rect className={styles.lock} x="62" y="44" width="36" height="28" rx="5" />
      <path className={styles.keyhole} d="M80 55v8" />
    </>
  ),
  // Starting stalls across the course, their gates shut.
  notOpen: (
    <>
      <rect className={styles.stalls} x="48" y="28" width="64" height="42" rx="3" />
      <path className={styles.bars} d="M64 28v42M80 28v42M96 28v42" />
      <path className={styles.bars} d="M48 46h64M48 52h64" />
      <rect className={styles.beam} x="44" y="22" width="72" height="8" rx="2" />
    </>
  ),
  // The rail is down.
  failed: (
    <>
      <path className={styles.gap} d="M64 84h34" />
      <path className={styles.fallen} d="M62 84l16 -9M100 84l-12 3" />
      <path className={styles.warning} d="M80 30L94 56H66Z" />
      <path className={styles.sign} d="M80 39v8M80 51.5v.5" />
    </>
  ),
};

/** The course on a day without racing, and the mark of why that is. */
export function EmptyCourse({ why }: { why: Emptiness }) {
  return (
    <svg aria-hidden viewBox="0 0 160 88" className={styles.course}>
      <rect className={styles.grass} {...outer} />
      <rect className={styles.infield} {...inner} />
      <rect className={styles.rail} {...outer} />
      <rect className={styles.rail} {...inner} />
      {marks[why]}
    </svg>
  );
}

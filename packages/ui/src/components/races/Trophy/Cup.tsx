import { useId } from 'react';
import * as styles from './Trophy.css';

/** A cup with two handles, on its plinth, lit from the left. Drawn in the colour of what it stands in. */
export function Cup() {
  const id = useId();
  return (
    <svg viewBox="0 0 120 128" className={styles.drawing} aria-hidden>
      <linearGradient id={id}>
        <stop offset="0" className={styles.deep} />
        <stop offset="0.3" className={styles.bright} />
        <stop offset="0.55" className={styles.metal} />
        <stop offset="1" className={styles.deep} />
      </linearGradient>
      <path className={styles.handles} d="M26 26C4 22 4 58 34 62M94 26C116 22 116 58 86 62" />
      <path
        fill={`url(#${id})`}
        d="M22 12H98C100 52 88 78 66 84V96H80V104H40V96H54V84C32 78 20 52 22 12Z"
      />
      <path fill={`url(#${id})`} d="M19 6H101A3 3 0 0 1 101 14H19A3 3 0 0 1 19 6Z" />
      <path className={styles.plinth} d="M30 104H90L94 124H26Z" />
      <path className={styles.nameplate} d="M44 110H76V118H44Z" />
    </svg>
  );
}

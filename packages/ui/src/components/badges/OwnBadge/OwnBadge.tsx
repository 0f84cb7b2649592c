import { root } from './OwnBadge.css';

/** Marks a row or runner as the player's own, on any surface. */
export function OwnBadge() {
  return <span className={root}>Yours</span>;
}

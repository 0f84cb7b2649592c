import { root } from './Yours.css';

/** Marks a row or runner as the player's own, on any ground. */
export function Yours() {
  return <span className={root}>Yours</span>;
}

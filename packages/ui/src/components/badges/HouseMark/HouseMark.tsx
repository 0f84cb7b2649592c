import { root } from './HouseMark.css';

/** Said of a stable of the house, which fills up fields and keeps no prize: a word, as most rows have it. */
export function HouseMark() {
  return <span className={root}>House</span>;
}

import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './Place.css';

export interface PlaceProps {
  /** From 1. */
  place: number;
  /** Of how many, where that is told with it: "2 of 9". */
  of?: number;
  /** What it is called by those who hear it, where no head of a column says so: "Rank". */
  label?: string;
  /**
   * Golden.
   * @default place === 1
   */
  leading?: boolean;
}

/** Where a horse has finished, or a stable stands. */
export function Place({ place, of, label, leading = place === 1 }: PlaceProps) {
  return (
    <span className={styles.root} data-leading={leading || undefined}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {place}
      {of !== undefined && <span className={styles.field}> of {of}</span>}
    </span>
  );
}

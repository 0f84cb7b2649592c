import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './Chance.css';

export interface ChanceProps {
  /** Of winning, in whole percents: "18%", or "<1%". */
  chance: string;
  /** What a dollar on it would fairly return, stake included, such as "5.6"; null where there was no chance. */
  price?: string | null;
}

/** A runner's chance of winning, and the price that would be fair: laid out by what they stand in. */
export function Chance({ chance, price = null }: ChanceProps) {
  return (
    <span className={styles.root}>
      <span className={styles.chance}>
        {chance}
        <VisuallyHidden> to win</VisuallyHidden>
      </span>
      {price !== null && <span className={styles.price}>Fair {price}</span>}
    </span>
  );
}

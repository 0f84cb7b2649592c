import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './StatTile.css';

export interface StatTileProps {
  label: string;
  /** The figure, already formatted: "6", "$128,400". Null while it is on its way. */
  value: string | null;
  /** One short line that puts the figure into place, such as "next off in 4 minutes". */
  detail?: string;
  /**
   * Gold for money won.
   * @default false
   */
  gold?: boolean;
}

/** One figure of the stable's summary. */
export function StatTile({ label, value, detail, gold = false }: StatTileProps) {
  return (
    <div className={styles.root}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value} data-gold={gold || undefined}>
        {value ?? (
          <>
            <Skeleton width="4rem" height={styles.figureHeight} />
            <VisuallyHidden>On its way</VisuallyHidden>
          </>
        )}
      </p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}

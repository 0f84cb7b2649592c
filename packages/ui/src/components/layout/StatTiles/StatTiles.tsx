import { useId } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './StatTiles.css';

export interface StatTile {
  label: string;
  /** The figure, already formatted: "6", "$128,400". Null while it is on its way. */
  value: string | null;
  /**
   * One short line that puts the figure into place, such as "next off in 4 minutes". Null while it
   * is on its way.
   */
  detail?: string | null;
  /**
   * Gold for money won.
   * @default false
   */
  gold?: boolean;
}

export interface StatTilesProps {
  /** Names the list for those who hear it, such as "Your stable in figures". */
  label: string;
  tiles: readonly StatTile[];
}

/** The figures of a summary, each under its name, on one card. */
export function StatTiles({ label, tiles }: StatTilesProps) {
  return (
    <ul aria-label={label} className={styles.root}>
      {tiles.map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
    </ul>
  );
}

function Tile({ label, value, detail, gold = false }: StatTile) {
  const labelId = useId();
  return (
    <li aria-labelledby={labelId} className={styles.tile}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <p className={styles.value} data-gold={gold || undefined}>
        {value ?? (
          <>
            <Skeleton width="4rem" height={styles.figureHeight} />
            <VisuallyHidden>On its way</VisuallyHidden>
          </>
        )}
      </p>
      {detail !== undefined && (
        <p className={styles.detail}>{detail ?? <Skeleton width="5rem" height="1lh" />}</p>
      )}
    </li>
  );
}

import { Place } from '../../badges/Place/Place';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './PictureOrder.css';
import type { Standing } from './standings';
import { formatGap } from './words';

interface PictureOrderProps {
  /** In running order. */
  standings: readonly Standing[];
  myHorseIds: readonly string[];
}

/** How many are told on the widest picture; narrower ones leave out the last of them. */
const told = 6;

/**
 * The running order on the picture, as on television: the first of the field, and one's own wherever
 * it lies. Who reads has the whole order beside the picture.
 */
export function PictureOrder({ standings, myHorseIds }: PictureOrderProps) {
  const lying = standings.map((standing, i) => ({
    ...standing,
    place: i + 1,
    own: myHorseIds.includes(standing.horseId),
  }));
  const shown = lying.filter(({ place, own }) => place <= told || own).slice(0, told + 1);
  return (
    <ol className={styles.root} aria-hidden>
      {shown.map(({ horseId, place, horse, silks, behind, own }) => (
        <li key={horseId} className={styles.runner} data-own={own || undefined}>
          <Place place={place} />
          <Silks design={silks} size={28} decorative />
          <span className={styles.name}>{horse}</span>
          {place > 1 && <span className={styles.gap}>{formatGap(behind)}</span>}
        </li>
      ))}
    </ol>
  );
}

import { Link } from '../../../primitives/Link/Link';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './RequestPlaces.css';

/** A horse that has a place. */
export interface RequestPlace {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  /** Its owner. */
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  silks: SilksDesign;
  rating: { value: number; band: RatingBand };
  /** Of the player's own stable. */
  mine: boolean;
}

export interface RequestPlacesProps {
  /** Those that have joined, the first before the others. */
  joined: readonly RequestPlace[];
  /** How many places there are in all. */
  places: number;
}

/** The field of a requested race as it fills: who has a place, and which are free. */
export function RequestPlaces({ joined, places }: RequestPlacesProps) {
  const free = Array.from({ length: Math.max(0, places - joined.length) }, (_, index) => index);
  return (
    <ol aria-label="The field" className={styles.list}>
      {joined.map(({ horseId, horse, horseHref, stable, stableHref, silks, rating, mine }) => (
        <li key={horseId} className={styles.taken} data-mine={mine || undefined}>
          <Silks design={silks} decorative />
          <div className={styles.names}>
            <p className={styles.horse}>
              <Link href={horseHref} variant="quiet">
                {horse}
              </Link>
            </p>
            <p className={styles.stable}>
              <Link href={stableHref} variant="quiet">
                {stable}
              </Link>
              {mine && (
                <>
                  {' '}
                  <OwnBadge />
                </>
              )}
            </p>
          </div>
          <span className={styles.rating}>
            <RatingBadge rating={rating.value} band={rating.band} />
          </span>
        </li>
      ))}
      {free.map((index) => (
        <li key={index} className={styles.free}>
          Free place
        </li>
      ))}
    </ol>
  );
}

/** The same in a line: the colours of those that have joined, and a ring for each free place. */
export function RequestColours({
  joined,
  places,
}: {
  joined: readonly { horseId: string; silks: SilksDesign }[];
  places: number;
}) {
  const free = Array.from({ length: Math.max(0, places - joined.length) }, (_, index) => index);
  return (
    <div aria-hidden className={styles.line}>
      {joined.map(({ horseId, silks }) => (
        <Silks key={horseId} design={silks} size={28} decorative />
      ))}
      {free.map((index) => (
        <span key={index} className={styles.gap} />
      ))}
    </div>
  );
}

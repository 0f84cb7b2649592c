import { Link } from '../../../primitives/Link/Link';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './FinalField.css';

export interface Finalist {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  silks: SilksDesign;
  /** What brought it there, such as "58 points" or "Won the Ashford Mile"; null where that is said of all. */
  how: string | null;
}

export interface FinalFieldProps {
  /** Names the list: "The final as it stands". */
  label: string;
  /** At most twelve; places not taken yet are left out. */
  field: readonly Finalist[];
  /** The player's own, which are marked. */
  myHorseIds?: readonly string[];
}

/** Who would run in a final, each by what brought it there. */
export function FinalField({ label, field, myHorseIds = [] }: FinalFieldProps) {
  return (
    <div className={styles.frame}>
      <ol aria-label={label} className={styles.root}>
        {field.map(({ horseId, horse, horseHref, silks, how }, at) => {
          const mine = myHorseIds.includes(horseId);
          return (
            <li key={horseId} className={styles.place} data-mine={mine || undefined}>
              <span className={styles.number}>{at + 1}</span>
              <Silks design={silks} size={32} decorative />
              <span className={styles.words}>
                <span className={styles.horse}>
                  <Link href={horseHref} variant="quiet">
                    {horse}
                  </Link>{' '}
                  {mine && <OwnBadge />}
                </span>
                {how && <span className={styles.how}>{how}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

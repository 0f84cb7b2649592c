import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { shortMargin } from '../../badges/Margin/shortMargin';
import { Place } from '../../badges/Place/Place';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './PhotoFinish.css';

export interface Finisher {
  horseId: string;
  place: number;
  horse: string;
  silks: SilksDesign;
  /** The judge's word for the distance behind the horse in front: "neck", "½". Empty for the winner. */
  margin: string;
  /** Finishing time, such as "1:23.41". */
  time: string;
}

export interface PhotoFinishProps {
  race: string;
  /** In the order of the judge. */
  order: readonly Finisher[];
  /** Whether it stands: until the race is settled it is what the judge has called. */
  official: boolean;
}

/** The judge's card of a finished race: order, margins, times. Paper in both themes. */
export function PhotoFinish({ race, order, official }: PhotoFinishProps) {
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <HeadingElement className={styles.title}>Photo finish · {race}</HeadingElement>
        {official && <p className={styles.official}>Official</p>}
      </header>
      <ol className={styles.list}>
        {order.map(({ horseId, place, horse, silks, margin, time }) => (
          <li key={horseId} className={styles.row}>
            <Place place={place} />
            <span className={styles.silks}>
              <Silks design={silks} size={32} decorative />
            </span>
            <span className={styles.horse}>{horse}</span>
            <span className={styles.margin}>{shortMargin(margin)}</span>
            <span className={styles.time}>{time}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}

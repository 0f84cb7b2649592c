import { Margin } from '../../badges/Margin/Margin';
import { Place } from '../../badges/Place/Place';
import { RaceTime } from '../../badges/RaceTime/RaceTime';
import { Silks } from '../../horses/Silks/Silks';
import type { Finisher } from '../PhotoFinish/PhotoFinish';
import * as styles from './WinnersStrap.css';

interface WinnersStrapProps {
  /** What stands over it: "Official". */
  called: string;
  /** The first three, in the order of the judge. */
  first: readonly Finisher[];
}

/** Who has won, as large as the picture allows, and the placed beneath. Who reads is told by the judge. */
export function WinnersStrap({ called, first: [winner, ...placed] }: WinnersStrapProps) {
  if (!winner) return null;
  return (
    <div className={styles.root} aria-hidden>
      <Silks design={winner.silks} size={72} decorative />
      <div className={styles.winner}>
        <p className={styles.called}>
          <span>{called}</span>
          <RaceTime time={winner.time} />
        </p>
        <p className={styles.name}>{winner.horse}</p>
        <ol className={styles.placed}>
          {placed.map(({ horseId, place, horse, margin }) => (
            <li key={horseId} className={styles.runner}>
              <Place place={place} />
              <span>{horse}</span>
              <span className={styles.margin}>
                <Margin margin={margin} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

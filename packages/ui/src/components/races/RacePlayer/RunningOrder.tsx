import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Margin } from '../../badges/Margin/Margin';
import { Place } from '../../badges/Place/Place';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './RunningOrder.css';
import type { Standing } from './standings';
import { formatGap } from './words';

interface RunningOrderProps {
  standings: readonly Standing[];
  /** Whether the race is on: before it nobody lies anywhere, and after it the result says where. */
  off: boolean;
  /** Who is followed. */
  horseId: string;
  myHorseIds: readonly string[];
  onFollow: (detail: { horseId: string }) => void;
}

/** The field in running order; a press follows a horse, and who is followed has a way to its page. */
export function RunningOrder({ standings, off, horseId, myHorseIds, onFollow }: RunningOrderProps) {
  const listed = off ? standings : standings.toSorted((a, b) => a.number - b.number);
  const followed = standings.find((standing) => standing.horseId === horseId);
  return (
    <div className={styles.root}>
      <ol
        className={styles.order}
        aria-label={off ? 'Running order, lengths behind the leader' : 'The field, by stall'}
      >
        {listed.map(({ horseId: id, horse, number, silks, home, behind, beaten }, i) => (
          <li key={id}>
            <button
              type="button"
              className={styles.runner}
              aria-pressed={id === horseId}
              onClick={() => onFollow({ horseId: id })}
            >
              {off && (
                <span className={styles.place}>
                  <Place place={i + 1} label="Place" />
                </span>
              )}
              <Silks design={silks} size={28} decorative />
              <span className={styles.name}>
                <VisuallyHidden>{off ? ' number ' : 'Number '}</VisuallyHidden>
                {number} {horse}
                {myHorseIds.includes(id) && <span className={styles.own}>Yours</span>}
              </span>
              {off && i > 0 && (
                <span className={styles.gap}>
                  <VisuallyHidden> behind by </VisuallyHidden>
                  {home ? <Margin margin={beaten} /> : formatGap(behind)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {followed && (
        <p className={styles.followed}>
          {/* Beside the film, which goes on. */}
          Followed:{' '}
          <Link href={followed.horseHref} newTab>
            {followed.horse}
          </Link>
        </p>
      )}
    </div>
  );
}

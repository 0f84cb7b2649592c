import { Heading } from '../../../primitives/Heading/Heading';
import { Link } from '../../../primitives/Link/Link';
import { Text } from '../../../primitives/Text/Text';
import { framedList } from '../../../theme/framedList.css';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import * as styles from './BallotedOut.css';

/** A horse for which the ballot left no place. */
export interface BallotReserve {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  /** Its place among the reserves, such as "1st reserve". */
  turn: string;
}

export interface BallotedOutProps {
  /** How many were entered, how many run, and who decided. */
  summary: string;
  /** What those who do not run have of it. */
  consolation: string;
  /** In their order; one at least. */
  reserves: readonly BallotReserve[];
  /** The player's own horses, which are marked. */
  myHorseIds: readonly string[];
}

/** Who does not run in a race for which more were entered than can: its reserves, in the order of the lots. */
export function BallotedOut({ summary, consolation, reserves, myHorseIds }: BallotedOutProps) {
  return (
    <section className={styles.root}>
      <Heading size="card">Balloted out</Heading>
      <Text size="small">{summary}</Text>
      <ol className={framedList}>
        {reserves.map(({ horseId, horse, horseHref, stable, stableHref, turn }) => {
          const mine = myHorseIds.includes(horseId);
          return (
            <li key={horseId} className={styles.row} data-mine={mine || undefined}>
              <span className={styles.names}>
                <span className={styles.horse}>
                  <Link href={horseHref} variant="quiet">
                    {horse}
                  </Link>{' '}
                  {mine && <OwnBadge />}
                </span>
                <span className={styles.stable}>
                  <Link href={stableHref} variant="quiet">
                    {stable}
                  </Link>
                </span>
              </span>
              <span className={styles.turn}>{turn}</span>
            </li>
          );
        })}
      </ol>
      <Text size="small" tone="muted">
        {consolation}
      </Text>
    </section>
  );
}

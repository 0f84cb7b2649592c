import { Heading } from '../../../primitives/Heading/Heading';
import { Link } from '../../../primitives/Link/Link';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import type { PassingRunner } from '../TrackLandscape/PassingRunners';
import * as styles from './FinishWords.css';

export interface PosterWinner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  silks: SilksDesign;
}

/** How a race ended. */
export interface PosterFinish {
  /** Who won: more than one after a dead heat. */
  winners: readonly PosterWinner[];
  /** By how far, from whom and in what time, in a sentence. */
  verdict: string;
  /** The field as it passed the post, in finishing order. */
  order: readonly PassingRunner[];
}

interface FinishWordsProps extends Omit<PosterFinish, 'order'> {
  race: string;
  grade: RaceGrade;
  where: string;
  when: string;
}

/** Who won, before all that else is known of a race. */
export function FinishWords({ race, grade, where, when, winners, verdict }: FinishWordsProps) {
  return (
    <>
      <div className={styles.race}>
        <GradeBadge grade={grade} />
        <Heading level={1} size="card">
          {race}
        </Heading>
      </div>
      <ul className={styles.winners}>
        {winners.map(({ horseId, horse, horseHref, silks }) => (
          <li key={horseId} className={styles.winner}>
            <Silks design={silks} size={56} decorative />
            <Heading level={2} size={winners.length === 1 ? 'hero' : 'page'}>
              <Link href={horseHref} variant="quiet">
                {horse}
              </Link>
            </Heading>
          </li>
        ))}
      </ul>
      <p className={styles.verdict}>{verdict}</p>
      <p className={styles.where}>
        {where}
        <br />
        {when}
      </p>
    </>
  );
}

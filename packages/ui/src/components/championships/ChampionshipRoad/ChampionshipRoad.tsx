import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './ChampionshipRoad.css';

export interface RoadWinner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  silks: SilksDesign;
}

export interface RoadRace {
  raceId: string;
  race: string;
  /** Leads to the race; null while it is planned, and not open yet. */
  href: string | null;
  /** Such as "Sat 21 Nov, 14:30". */
  when: string;
  /** Where and over what, such as "Kingsmere · 1600 m Turf". */
  summary: string;
  /** What it is worth, such as "20-10-6-4-2", or that its winner is in. */
  worth: string;
  /** Who won: more than one after a dead heat, none where nobody has yet. */
  winners: readonly RoadWinner[];
  /** What is said where there is no winner, such as "To come" or "Called off". */
  standing: string;
}

export interface ChampionshipRoadProps {
  /** Names the list for those who hear it: "Qualifiers run". */
  label: string;
  races: readonly RoadRace[];
}

/** The races that lead to a final, each with its points and its winner. */
export function ChampionshipRoad({ label, races }: ChampionshipRoadProps) {
  return (
    <ol aria-label={label} className={styles.root}>
      {races.map(({ raceId, race, href, when, summary, worth, winners, standing }) => (
        <li key={raceId} className={styles.item}>
          <article className={styles.row}>
            <div className={styles.names}>
              <HeadingElement className={styles.race}>
                {href === null ? (
                  race
                ) : (
                  <Link href={href} variant="cover">
                    {race}
                  </Link>
                )}
              </HeadingElement>
              <p className={styles.summary}>{summary}</p>
            </div>
            <p className={styles.worth}>{worth}</p>
            <p className={styles.when}>{when}</p>
            <div className={styles.ending}>
              {winners.length === 0 && <span className={styles.untold}>{standing}</span>}
              {winners.map(({ horseId, horse, horseHref, silks }) => (
                <span key={horseId} className={styles.winner}>
                  <VisuallyHidden>Won by </VisuallyHidden>
                  <Silks design={silks} size={24} decorative />
                  <span className={styles.horse}>
                    <Link href={horseHref} variant="quiet">
                      {horse}
                    </Link>
                  </span>
                </span>
              ))}
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

import { Link } from '../../../primitives/Link/Link';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { HouseMark } from '../../badges/HouseMark/HouseMark';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './HallOfFameCard.css';

/** A race that made the member. */
export interface HallRace {
  id: string;
  race: string;
  /** Leads to the race and its film. */
  href: string;
  grade: RaceGrade;
  /** When, and by which horse where that is not the member: "14 Mar 2026". */
  when: string;
}

export interface HallOfFameCardProps {
  name: string;
  /** Leads to the stable or horse. */
  href: string;
  silks: SilksDesign;
  /** Of the house, which is said. */
  house?: boolean;
  /** The horse's face; a stable stands in its colours. */
  portrait?: PortraitHorse;
  /** Under the name: "6-year-old Grey Horse, retired". */
  summary: string;
  /** What opened the door: "Five graded wins". */
  honour: string;
  /** Since when it is a member: "14 March 2026". */
  since: string;
  /** "12 wins from 30 runs, $1,204,500". */
  record: string;
  /** The newest first. */
  road: readonly HallRace[];
  /** Has the hall to itself, and takes its whole line where there is room. */
  only?: boolean;
}

/** A member of a hall of fame: its likeness, what opened the door, and the races that led there. */
export function HallOfFameCard(props: HallOfFameCardProps) {
  const { name, href, silks, house, portrait, summary, honour, since, record, road, only } = props;
  return (
    <article className={styles.root} data-only={only || undefined}>
      <div className={styles.likeness}>
        {portrait ? (
          <HorsePortrait horse={portrait} silks={silks} size="fill" />
        ) : (
          <Silks design={silks} size={160} decorative />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={href} variant="quiet">
            {name}
          </Link>
        </h3>
        <p className={styles.summary}>
          {summary} {house && <HouseMark />}
        </p>
        <p className={styles.honour}>{honour}</p>
        <p className={styles.summary}>
          {record}. In the hall since {since}.
        </p>
        <ol className={styles.road} aria-label={`The road of ${name}`}>
          {road.map((race) => (
            <li key={race.id} className={styles.race}>
              <GradeBadge grade={race.grade} />
              <span className={styles.raceName}>
                <Link href={race.href}>{race.race}</Link>
              </span>
              <span className={styles.when}>{race.when}</span>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}

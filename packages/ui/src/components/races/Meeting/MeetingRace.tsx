import { IconCheck } from '@tabler/icons-react';
import { RowButtonLink } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Distance } from '../../badges/Distance/Distance';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { Money } from '../../badges/Money/Money';
import { type RaceState, StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import {
  QualifierBadge,
  type QualifierBadgeProps,
} from '../../championships/QualifierBadge/QualifierBadge';
import { item } from './Meeting.css';
import * as styles from './MeetingRace.css';

export interface MeetingRaceProps {
  name: string;
  /** Off time, such as "14:30". */
  time: string;
  grade: RaceGrade;
  /** Who may run, in short, such as "3yo+ · rated 40 to 60". */
  forWhom: string;
  /** What it is to a championship; left out where it is nothing to one. */
  championship?: QualifierBadgeProps | undefined;
  distance: { metres: number; furlongs: string };
  /** Surface and going, such as "Turf, Good"; null where the whole meeting is run on it. */
  ground: string | null;
  /** Purse, such as "$50,000". */
  prize: string;
  /** Such as "$1,200", or "Free". */
  entryFee: string;
  entries: number;
  maxEntries: number;
  status: RaceState;
  /** Names of the player's horses that are entered. */
  entered: readonly string[];
  /** Leads to the race's own page, as does the whole row. */
  detailsHref: string;
  /** Leads to the entry; null where the race cannot be entered. */
  enterHref: string | null;
}

/** One race of a meeting on one line: what it is, for whom, what it pays, and the way into it. */
export function MeetingRace(props: MeetingRaceProps) {
  const { name, time, grade, forWhom, status, entered, entries, maxEntries } = props;
  const { detailsHref, enterHref } = props;
  return (
    <li className={item}>
      <article className={styles.row} data-graded={grade.startsWith('Grade') || undefined}>
        <p className={styles.time}>{time}</p>
        <div className={styles.names}>
          <HeadingElement className={styles.name}>
            <Link href={detailsHref} variant="cover">
              {name}
            </Link>
          </HeadingElement>
          <p className={styles.forWhom}>{forWhom}</p>
          {props.championship && <QualifierBadge {...props.championship} />}
          {entered.length > 0 && (
            <p className={styles.entered}>
              <Icon icon={IconCheck} size="small" weight="bold" />
              Entered: {entered.join(', ')}
            </p>
          )}
        </div>
        <div className={styles.foot}>
          <RaceFacts {...props} />
          <div className={styles.state}>
            <span className={styles.count}>
              {entries}/{maxEntries}
              <span className={styles.countWord}> entered</span>
            </span>
            {/* That it is open says the button. */}
            {(status !== 'open' || enterHref === null) && <StatusBadge status={status} />}
          </div>
          <div className={styles.actions}>
            {/* The link on the name covers the row, and is heard. */}
            <span className={styles.details} aria-hidden>
              View Details
            </span>
            {enterHref !== null && (
              <span className={styles.enter}>
                <RowButtonLink href={enterHref}>
                  Enter Race
                  <VisuallyHidden> {name}</VisuallyHidden>
                </RowButtonLink>
              </span>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}

function RaceFacts(props: MeetingRaceProps) {
  const { grade, distance, ground, prize, entryFee } = props;
  return (
    <div className={styles.facts}>
      {ground !== null && <span className={styles.fact}>{ground}</span>}
      <span className={styles.fact}>
        <Distance {...distance} />
      </span>
      <span>
        <GradeBadge grade={grade} />
      </span>
      <span className={styles.money}>
        <span className={styles.purse}>
          <VisuallyHidden>Purse </VisuallyHidden>
          <Money amount={prize} />
        </span>
        <span className={styles.fee}>
          <Money amount={entryFee} tone="muted" /> entry
        </span>
      </span>
    </div>
  );
}

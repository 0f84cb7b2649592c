import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { Heading } from '../../../primitives/Heading/Heading';
import { Icon } from '../../../primitives/Icon/Icon';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Text } from '../../../primitives/Text/Text';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Facts } from '../../badges/Fact/Fact';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { type RaceState, StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import {
  QualifierBadge,
  type QualifierBadgeProps,
} from '../../championships/QualifierBadge/QualifierBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { Poster } from '../RacePoster/Poster';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import * as styles from './NextOff.css';

export interface NextOffProps extends TrackLandscapeProps {
  race: string;
  /** Where and when, such as "Ashford Downs · Today 14:30". */
  where: string;
  grade: RaceGrade;
  /** Who may run, in short, such as "3yo+ · rated 40 to 60". */
  forWhom: string;
  /** What it is to a championship; left out where it is nothing to one. */
  championship?: QualifierBadgeProps | undefined;
  status: RaceState;
  /** Names of the player's horses that are entered. */
  entered: readonly string[];
  /** Time to the off, large: a component that ticks alone, so that the panel need not. */
  countdown: ReactNode;
  /** What an owner asks of it: its purse, distance, going; each a `Fact`. */
  facts: ReactNode;
  /** The colours of the field; undefined while they are on their way. */
  field: readonly { horseId: string; silks: SilksDesign }[] | undefined;
  entries: number;
  maxEntries: number;
  detailsHref: string;
  /** Leads to the entry; null where the race cannot be entered. */
  enterHref: string | null;
}

/** The race that goes off next, at the head of the programme: when, where, who runs, and the way in. */
export function NextOff(props: NextOffProps) {
  const { race, where, grade, forWhom, scene, timeOfDay, surface } = props;
  const { status, entered, enterHref } = props;
  const graded = grade.startsWith('Grade');
  return (
    <article>
      <Poster
        scene={scene}
        timeOfDay={timeOfDay}
        surface={surface}
        scale={graded ? 2 : 'plain'}
        foot={<Foot {...props} />}
      >
        <div className={styles.line}>
          <p className={styles.announcement}>Next off</p>
          <GradeBadge grade={grade} />
          {props.championship && <QualifierBadge {...props.championship} />}
          {/* That it is open says the button. */}
          {(status !== 'open' || enterHref === null) && <StatusBadge status={status} />}
        </div>
        <Heading size={graded ? 'hero' : 'page'}>{race}</Heading>
        <p>{where}</p>
        <p>{forWhom}</p>
        {entered.length > 0 && (
          <p className={styles.entered}>
            <Icon icon={IconCheck} size="small" weight="bold" />
            {`Entered: ${entered.join(', ')}`}
          </p>
        )}
      </Poster>
    </article>
  );
}

function Foot(props: NextOffProps) {
  const { race, countdown, facts, field, entries, maxEntries, detailsHref, enterHref } = props;
  return (
    <>
      <div className={styles.figures}>
        {countdown}
        <Facts layout="joined">{facts}</Facts>
      </div>
      <div className={styles.field}>
        <Text size="small" tone="muted">
          {entries === 0
            ? `No runners yet, ${maxEntries} places`
            : `${entries}/${maxEntries} entered`}
        </Text>
        <div className={styles.colours} aria-hidden>
          {field === undefined
            ? Array.from({ length: entries }, (_, place) => place).map((place) => (
                <Skeleton key={place} width="32px" height="32px" />
              ))
            : field.map(({ horseId, silks }) => (
                <Silks key={horseId} design={silks} size={32} decorative />
              ))}
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={detailsHref} variant="secondary">
          View Details
          <VisuallyHidden> of {race}</VisuallyHidden>
        </ButtonLink>
        {enterHref !== null && (
          <ButtonLink href={enterHref} variant="gold">
            Enter Race
            <VisuallyHidden> {race}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </>
  );
}

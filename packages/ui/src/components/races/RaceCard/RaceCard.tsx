import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowButtonLink } from '../../../primitives/Button/RowButton';
import { ChoiceButton } from '../../../primitives/ChoiceCard/ChoiceButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { Meter } from '../../../primitives/Meter/Meter';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { cardActions } from '../../../theme/cardActions.css';
import { Distance } from '../../badges/Distance/Distance';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Going } from '../../badges/Going/Going';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { Money } from '../../badges/Money/Money';
import { type RaceState, StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import {
  QualifierBadge,
  type QualifierBadgeProps,
} from '../../championships/QualifierBadge/QualifierBadge';
import * as styles from './RaceCard.css';
import { RacePlace } from './RacePlace';
import { reasonOf, type Suitability, SuitabilityLabel } from './SuitabilityLabel';

/** What a card tells of its race. */
export interface RaceCardDetails {
  /** Handed back by `onSelect`; never shown. */
  raceId: string;
  name: string;
  track: string;
  /** Day of the race, such as "Sat 21 Nov". */
  date: string;
  /** Off time, such as "14:30". */
  time: string;
  grade: RaceGrade;
  /** What it is to a championship; left out where it is nothing to one. */
  championship?: QualifierBadgeProps | undefined;
  /** Purse, such as "$50,000". */
  prize: string;
  entryFee: string;
  entries: number;
  maxEntries: number;
  /** That a ballot will decide who runs, where more are entered than can. */
  ballot?: string;
  distance: { metres: number; furlongs?: string };
  surface: string;
  /** Age class, such as "3yo+". */
  category: string;
  /** Who may run, in the programme's words. */
  conditions: string;
  going: { description: string; value: number };
  status: RaceState;
  /** Names of the player's horses that are entered. */
  entered: readonly string[];
  /** Given once a horse is chosen. A race that it cannot be entered for is dimmed, not hidden. */
  suitability?: Suitability;
  /** What the race promises the chosen horse, and why. */
  prospect?: { inWords: string; reason: string };
  /** Time until entries close: a component that ticks alone, so that the card need not. */
  countdown?: ReactNode;
}

/** A card that leads on to its race. */
export interface RaceCardLinks {
  /** Leads to the race's own page. */
  detailsHref: string;
  /** Leads to the entry; left out where the race can no longer be entered. */
  enterHref?: string;
  selected?: never;
  onSelect?: never;
}

/** A card that as a whole is one choice of several. */
export interface RaceCardChoice {
  /** Marks the card as the race chosen. */
  selected: boolean;
  onSelect: (detail: { raceId: string }) => void;
  detailsHref?: never;
  enterHref?: never;
}

export type RaceCardProps = RaceCardDetails & (RaceCardLinks | RaceCardChoice);

/** One race of the programme: in Future Races, and as a choice when a horse is entered. */
export function RaceCard(props: RaceCardProps) {
  const { raceId, name, track, date, time, grade, status, suitability, countdown } = props;
  const {
    conditions,
    entered,
    prospect,
    selected = false,
    detailsHref,
    enterHref,
    onSelect,
  } = props;
  const reason = reasonOf(suitability);

  return (
    <article
      className={styles.root}
      data-selected={selected || undefined}
      data-unsuitable={reason !== undefined || undefined}
      data-choice={onSelect ? true : undefined}
    >
      <div className={styles.badges}>
        <GradeBadge grade={grade} />
        {suitability ? (
          <SuitabilityLabel suitability={suitability} />
        ) : (
          <StatusBadge status={status} />
        )}
      </div>
      <div className={styles.title}>
        <HeadingElement className={styles.name}>
          {onSelect ? (
            <ChoiceButton name={name} selected={selected} onSelect={() => onSelect({ raceId })} />
          ) : (
            name
          )}
        </HeadingElement>
        <RacePlace>
          {track}&nbsp;· {date}, {time}
        </RacePlace>
        {props.championship && <QualifierBadge {...props.championship} />}
        {entered.length > 0 && (
          <p className={styles.entered}>
            <Icon icon={IconCheck} size="small" weight="bold" />
            Entered: {entered.join(', ')}
          </p>
        )}
      </div>
      {prospect && (
        <p className={styles.prospect}>
          <strong className={styles.chance}>{prospect.inWords}</strong> {prospect.reason}
        </p>
      )}
      {reason !== undefined && <p className={styles.prospect}>{reason}</p>}
      <div className={styles.facts}>
        <RaceFacts {...props} />
      </div>
      <p className={styles.conditions}>{conditions}</p>
      {props.ballot && <p className={styles.ballot}>{props.ballot}</p>}
      <div className={styles.filling}>
        <Meter
          label="Entries"
          labelHidden
          value={props.entries}
          max={props.maxEntries}
          valueText={`${props.entries}/${props.maxEntries} entered`}
        />
        {countdown}
      </div>
      {detailsHref !== undefined && (
        <footer className={cardActions}>
          <RowButtonLink href={detailsHref} aside>
            View Details
            <VisuallyHidden> of {name}</VisuallyHidden>
          </RowButtonLink>
          {enterHref !== undefined && (
            <RowButtonLink href={enterHref}>
              Enter Race
              <VisuallyHidden> {name}</VisuallyHidden>
            </RowButtonLink>
          )}
        </footer>
      )}
    </article>
  );
}

function RaceFacts({ distance, surface, prize, entryFee, category, going }: RaceCardDetails) {
  return (
    <Facts layout="columns">
      <Fact label="Distance">
        <Distance {...distance} />
      </Fact>
      <Fact label="Surface">{surface}</Fact>
      <Fact label="Purse">
        <Money amount={prize} />
      </Fact>
      <Fact label="Entry">
        <Money amount={entryFee} />
      </Fact>
      <Fact label="Category">{category}</Fact>
      <Fact label="Going">
        <Going description={going.description} going={going.value} />
      </Fact>
    </Facts>
  );
}

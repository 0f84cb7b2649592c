import { IconCheck, IconMapPin, IconX } from '@tabler/icons-react';
import { Button } from '../../../primitives/Button/Button';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { ChoiceButton } from '../../../primitives/ChoiceCard/ChoiceButton';
import { Meter } from '../../../primitives/Meter/Meter';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Countdown } from '../../badges/Countdown/Countdown';
import { Distance } from '../../badges/Distance/Distance';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Going } from '../../badges/Going/Going';
import { GradeBadge, type RaceGrade } from '../../badges/GradeBadge/GradeBadge';
import { type RaceState, StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import * as styles from './RaceCard.css';

/** Whether the chosen horse's specialty is one the race asks for. */
export type Suitability = 'suitable' | 'unsuitable';

export interface RaceCardProps {
  /** Handed back by the callbacks; never shown. */
  raceId: string;
  name: string;
  track: string;
  /** Day of the race, such as "Sat 21 Nov". */
  date: string;
  /** Off time, such as "14:30". */
  time: string;
  grade: RaceGrade;
  /** Purse, such as "$50,000". */
  prize: string;
  entryFee: string;
  entries: number;
  maxEntries: number;
  distance: { metres: number; furlongs?: string };
  surface: string;
  /** Age class, such as "3yo+". */
  category: string;
  /** Who may run, in the programme's words. */
  conditions: string;
  going: { description: string; value: number };
  status: RaceState;
  /** Given once a horse is chosen. An unsuitable race is dimmed, not hidden. */
  suitability?: Suitability;
  /** Seconds until entries close; counted by the host. */
  closesIn?: number;
  /** Leads to the race's own page. */
  detailsHref?: string;
  /** Leads to the entry; left out where the race can no longer be entered. */
  onEnter?: (detail: { raceId: string }) => void;
  /**
   * Marks the card as the race chosen.
   * @default false
   */
  selected?: boolean;
  /** Makes the whole card a choice, without actions of its own. */
  onSelect?: (detail: { raceId: string }) => void;
}

/** One race of the programme: in Future Races, and as a choice when a horse is entered. */
export function RaceCard(props: RaceCardProps) {
  const { raceId, name, track, date, time, grade, status, suitability, closesIn } = props;
  const { conditions, selected = false, detailsHref, onEnter, onSelect } = props;

  return (
    <article
      className={styles.root}
      data-selected={selected || undefined}
      data-unsuitable={suitability === 'unsuitable' || undefined}
    >
      <div className={styles.badges}>
        <GradeBadge grade={grade} />
        {suitability ? <Suits suitability={suitability} /> : <StatusBadge status={status} />}
      </div>
      <div className={styles.title}>
        <h3 className={styles.name}>
          {onSelect ? (
            <ChoiceButton name={name} selected={selected} onSelect={() => onSelect({ raceId })} />
          ) : (
            name
          )}
        </h3>
        <p className={styles.where}>
          <IconMapPin aria-hidden size={16} stroke={1.6} className={styles.pin} />
          {track} · {date}, {time}
        </p>
      </div>
      <RaceFacts {...props} />
      <p className={styles.conditions}>{conditions}</p>
      <Meter
        label="Entries"
        labelHidden
        value={props.entries}
        max={props.maxEntries}
        valueText={`${props.entries}/${props.maxEntries} entered`}
      />
      {closesIn !== undefined && (
        <Countdown label="Entries close in" seconds={closesIn} done="Entries closed" />
      )}
      {(detailsHref || onEnter) && (
        <footer className={styles.actions}>
          {detailsHref && (
            <ButtonLink href={detailsHref} variant="secondary">
              View Details
              <VisuallyHidden> of {name}</VisuallyHidden>
            </ButtonLink>
          )}
          {onEnter && (
            <Button onPress={() => onEnter({ raceId })}>
              Enter Race
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </footer>
      )}
    </article>
  );
}

function RaceFacts({ distance, surface, prize, entryFee, category, going }: RaceCardProps) {
  return (
    <Facts layout="columns">
      <Fact label="Distance">
        <Distance {...distance} />
      </Fact>
      <Fact label="Surface">{surface}</Fact>
      <Fact label="Prize">{prize}</Fact>
      <Fact label="Entry">{entryFee}</Fact>
      <Fact label="Category">{category}</Fact>
      <Fact label="Going">
        <Going description={going.description} going={going.value} />
      </Fact>
    </Facts>
  );
}

function Suits({ suitability }: { suitability: Suitability }) {
  const suits = suitability === 'suitable';
  const Icon = suits ? IconCheck : IconX;
  return (
    <span className={styles.suits} data-suits={suits || undefined}>
      <Icon aria-hidden size={16} stroke={2.25} />
      {suits ? 'Suitable' : 'Not Suitable'}
    </span>
  );
}

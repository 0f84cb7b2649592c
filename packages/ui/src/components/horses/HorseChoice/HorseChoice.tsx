import { type ReactNode, useId } from 'react';
import { ChoiceButton } from '../../../primitives/ChoiceCard/ChoiceButton';
import { Dotted } from '../../../primitives/Dotted/Dotted';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { reason } from '../../../theme/reason.css';
import { type ConditionBand, ConditionMeter } from '../../badges/ConditionMeter/ConditionMeter';
import { EnergyMeter } from '../../badges/EnergyMeter/EnergyMeter';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorsePortrait } from '../HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../HorsePortrait/portraitTraits';
import type { SilksDesign } from '../Silks/design';
import * as styles from './HorseChoice.css';

export interface HorseChoiceProps {
  /** Handed back by `onSelect`; never shown. */
  horseId: string;
  name: string;
  /** What kind of horse it is, such as "4-year-old Colt · Sprint". */
  summary: string;
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  rating: { value: number; band: RatingBand };
  condition: { value: number; band: ConditionBand; word: string };
  energy: { value: number; band: ConditionBand };
  /** The one thing that matters for the choice, in a line: its form and next race, or when it is rested. */
  note: ReactNode;
  /** Marks the horse that is chosen. */
  selected: boolean;
  /** Why the horse cannot be chosen. When given, it is shown but cannot be pressed. */
  unavailableReason?: string;
  onSelect: (detail: { horseId: string }) => void;
}

/** One horse of several to choose from: who it is and how it is, in a few lines. The whole of it is the button. */
export function HorseChoice({
  horseId,
  name,
  summary,
  portrait,
  silks,
  rating,
  condition,
  energy,
  note,
  selected,
  unavailableReason,
  onSelect,
}: HorseChoiceProps) {
  const reasonId = useId();
  const unavailable = unavailableReason !== undefined;
  return (
    <article
      className={styles.root}
      data-selected={selected || undefined}
      data-unavailable={unavailable || undefined}
    >
      <div className={styles.portrait}>
        <HorsePortrait horse={portrait} silks={silks} size={styles.portraitSize} />
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          <div className={styles.who}>
            <HeadingElement className={styles.name}>
              <ChoiceButton
                name={name}
                selected={selected}
                reasonId={unavailable ? reasonId : undefined}
                onSelect={() => onSelect({ horseId })}
              />
            </HeadingElement>
            <p className={styles.summary}>
              <Dotted>{summary}</Dotted>
            </p>
          </div>
          <RatingBadge rating={rating.value} band={rating.band} />
        </header>
        <div className={styles.meters}>
          <ConditionMeter label="Condition" {...condition} />
          <EnergyMeter {...energy} />
        </div>
      </div>
      {unavailable ? (
        <p id={reasonId} className={`${styles.note} ${reason}`}>
          {unavailableReason}
        </p>
      ) : (
        <div className={styles.note}>{note}</div>
      )}
    </article>
  );
}

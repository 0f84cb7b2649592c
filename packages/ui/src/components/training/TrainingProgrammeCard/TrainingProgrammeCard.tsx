import { IconBolt, IconHeartbeat, IconWind, type TablerIcon } from '@tabler/icons-react';
import { ChoiceCard } from '../../../primitives/ChoiceCard/ChoiceCard';
import { Icon } from '../../../primitives/Icon/Icon';
import { Tag } from '../../../primitives/Tag/Tag';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import * as styles from './TrainingProgrammeCard.css';

export type TrainingFocus = 'speed' | 'endurance' | 'agility';

export interface TrainingProgrammeCardProps {
  /** Handed back by `onSelect`; never shown. */
  programmeId: string;
  name: string;
  /** What the work is like. */
  description: string;
  /** What the programme trains; it chooses the drawing. */
  focus: TrainingFocus;
  /** Such as "1.5 hours". */
  duration: string;
  /** Such as "$350". */
  cost: string;
  /** What a session takes out of the horse, such as "−14". Left out where it is not known. */
  energy?: string;
  /** What it brings, such as "+2 Agility". */
  benefits: readonly string[];
  /**
   * Marks the card as the programme chosen.
   * @default false
   */
  selected?: boolean;
  /** Why it cannot be chosen. When given, the card is shown but cannot be pressed. */
  unavailableReason?: string;
  onSelect: (detail: { programmeId: string }) => void;
}

const focusIcon: Record<TrainingFocus, TablerIcon> = {
  speed: IconBolt,
  endurance: IconHeartbeat,
  agility: IconWind,
};

/** One session that a horse can be given now. */
export function TrainingProgrammeCard({
  programmeId,
  name,
  description,
  focus,
  duration,
  cost,
  energy,
  benefits,
  selected = false,
  unavailableReason,
  onSelect,
}: TrainingProgrammeCardProps) {
  return (
    <ChoiceCard
      title={name}
      icon={<Icon icon={focusIcon[focus]} size="large" weight="light" />}
      description={description}
      selected={selected}
      unavailableReason={unavailableReason}
      onSelect={() => onSelect({ programmeId })}
    >
      <Facts>
        <Fact label="Duration">{duration}</Fact>
        <Fact label="Cost">
          <Money amount={cost} />
        </Fact>
        {energy && <Fact label="Energy">{energy}</Fact>}
      </Facts>
      <ul className={styles.benefits} aria-label="Benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Tag tone="positive">{benefit}</Tag>
          </li>
        ))}
      </ul>
    </ChoiceCard>
  );
}

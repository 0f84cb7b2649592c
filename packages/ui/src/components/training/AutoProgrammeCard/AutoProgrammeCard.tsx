import { IconBolt, IconHeartbeat, IconMoon, IconScale, type TablerIcon } from '@tabler/icons-react';
import { ChoiceCard } from '../../../primitives/ChoiceCard/ChoiceCard';
import { Icon } from '../../../primitives/Icon/Icon';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';

export type AutoTrainingFocus = 'balanced' | 'speed' | 'endurance' | 'recovery';

export interface AutoProgrammeCardProps {
  /** Handed back by `onSelect`; never shown. */
  programmeId: string;
  name: string;
  /** What it does to the horse over the weeks. */
  description: string;
  /** What the programme trains; it chooses the drawing. */
  focus: AutoTrainingFocus;
  /** Such as "Every 6 hours". */
  schedule: string;
  /** Such as "$200". */
  costPerSession: string;
  /**
   * Marks the card as the programme chosen.
   * @default false
   */
  selected?: boolean;
  /** Why it cannot be chosen. When given, the card is shown but cannot be pressed. */
  unavailableReason?: string;
  onSelect: (detail: { programmeId: string }) => void;
}

const focusIcon: Record<AutoTrainingFocus, TablerIcon> = {
  balanced: IconScale,
  speed: IconBolt,
  endurance: IconHeartbeat,
  recovery: IconMoon,
};

/** A programme that trains a horse by itself until it is stopped. */
export function AutoProgrammeCard({
  programmeId,
  name,
  description,
  focus,
  schedule,
  costPerSession,
  selected = false,
  unavailableReason,
  onSelect,
}: AutoProgrammeCardProps) {
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
        <Fact label="Schedule">{schedule}</Fact>
        <Fact label="Per session">
          <Money amount={costPerSession} />
        </Fact>
      </Facts>
    </ChoiceCard>
  );
}

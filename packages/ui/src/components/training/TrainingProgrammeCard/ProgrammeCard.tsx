import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChoiceCard } from '../../../primitives/ChoiceCard/ChoiceCard';
import { Icon } from '../../../primitives/Icon/Icon';

/** What every programme's card tells, whatever the horse trains. */
export interface ProgrammeDetails {
  /** Handed back by `onSelect`; never shown. */
  programmeId: string;
  name: string;
  /** What the work is like, and what it does to the horse. */
  description: string;
  /**
   * Marks the card as the programme chosen.
   * @default false
   */
  selected?: boolean;
  /** Why it cannot be chosen. When given, the card is shown but cannot be pressed. */
  unavailableReason?: string;
  onSelect: (detail: { programmeId: string }) => void;
}

export interface ProgrammeCardProps extends ProgrammeDetails {
  /** Decoration beside the name. */
  icon: TablerIcon;
  /** What the programme costs and brings. */
  children: ReactNode;
}

/** One training programme of several, as a choice. */
export function ProgrammeCard({
  programmeId,
  name,
  icon,
  onSelect,
  ...choice
}: ProgrammeCardProps) {
  return (
    <ChoiceCard
      title={name}
      icon={<Icon icon={icon} size="large" weight="light" />}
      onSelect={() => onSelect({ programmeId })}
      {...choice}
    />
  );
}

import { IconBolt, IconHeartbeat, IconMoon, IconScale, type TablerIcon } from '@tabler/icons-react';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import { ProgrammeCard, type ProgrammeDetails } from '../TrainingProgrammeCard/ProgrammeCard';

export type AutoTrainingFocus = 'balanced' | 'speed' | 'endurance' | 'recovery';

export interface AutoProgrammeCardProps extends ProgrammeDetails {
  /** What the programme trains; it chooses the drawing. */
  focus: AutoTrainingFocus;
  /** Such as "Every 6 hours". */
  schedule: string;
  /** Such as "$200". */
  costPerSession: string;
}

const focusIcon: Record<AutoTrainingFocus, TablerIcon> = {
  balanced: IconScale,
  speed: IconBolt,
  endurance: IconHeartbeat,
  recovery: IconMoon,
};

/** A programme that trains a horse by itself until it is stopped. */
export function AutoProgrammeCard({
  focus,
  schedule,
  costPerSession,
  ...programme
}: AutoProgrammeCardProps) {
  return (
    <ProgrammeCard {...programme} icon={focusIcon[focus]}>
      <Facts>
        <Fact label="Schedule">{schedule}</Fact>
        <Fact label="Per session">
          <Money amount={costPerSession} />
        </Fact>
      </Facts>
    </ProgrammeCard>
  );
}

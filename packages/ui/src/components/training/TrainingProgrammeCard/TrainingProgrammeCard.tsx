import { IconBolt, IconHeartbeat, IconWind, type TablerIcon } from '@tabler/icons-react';
import { Tag } from '../../../primitives/Tag/Tag';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import { ProgrammeCard, type ProgrammeDetails } from './ProgrammeCard';
import * as styles from './TrainingProgrammeCard.css';

export type TrainingFocus = 'speed' | 'endurance' | 'agility';

export interface TrainingProgrammeCardProps extends ProgrammeDetails {
  /** What the programme trains; it chooses the drawing. */
  focus: TrainingFocus;
  /** Such as "1.5 hours". */
  duration: string;
  /** Such as "$350". */
  cost: string;
  /** What a session takes out of the horse, such as "−14". Left out where it is not known. */
  energy?: string;
  /** What it brings the chosen horse, such as "+0.13 Agility", or what it trains: "Agility". */
  benefits: readonly string[];
}

const focusIcon: Record<TrainingFocus, TablerIcon> = {
  speed: IconBolt,
  endurance: IconHeartbeat,
  agility: IconWind,
};

/** One session that a horse can be given now. */
export function TrainingProgrammeCard({
  focus,
  duration,
  cost,
  energy,
  benefits,
  ...programme
}: TrainingProgrammeCardProps) {
  return (
    <ProgrammeCard {...programme} icon={focusIcon[focus]}>
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
    </ProgrammeCard>
  );
}

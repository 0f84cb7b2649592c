import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { type ConditionBand, ConditionMeter } from '../../badges/ConditionMeter/ConditionMeter';
import { EnergyMeter } from '../../badges/EnergyMeter/EnergyMeter';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorsePortrait } from '../HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../HorsePortrait/portraitTraits';
import type { SilksDesign } from '../Silks/design';
import * as styles from './ChosenHorse.css';

export interface ChosenHorseProps {
  name: string;
  /** Age, gender and specialty, such as "4-year-old Colt · Mile". */
  summary: string;
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  rating: { value: number; band: RatingBand };
  /** Left out where only its energy counts. */
  condition?: { value: number; band: ConditionBand; word: string };
  energy: { value: number; band: ConditionBand };
  /** Counts to the end of its training session. Left out while it is at none. */
  atWork?: ReactNode;
  onChange: () => void;
}

/** The horse that was chosen among many, on one line, and the way back to the others. */
export function ChosenHorse(props: ChosenHorseProps) {
  const { name, summary, portrait, silks, rating, condition, energy, atWork, onChange } = props;
  return (
    <article className={styles.root}>
      <HorsePortrait horse={portrait} silks={silks} size={64} />
      <div className={styles.names}>
        <HeadingElement className={styles.name}>{name}</HeadingElement>
        <p className={styles.summary}>{summary}</p>
        {atWork && <p className={styles.summary}>{atWork}</p>}
      </div>
      <RatingBadge rating={rating.value} band={rating.band} />
      <div className={styles.meters}>
        {condition && <ConditionMeter label="Condition" {...condition} />}
        <EnergyMeter {...energy} />
      </div>
      <span className={styles.change}>
        <Button variant="secondary" size="small" onPress={onChange}>
          Change
          <VisuallyHidden> horse</VisuallyHidden>
        </Button>
      </span>
    </article>
  );
}

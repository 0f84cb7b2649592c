import { Button } from '../../../primitives/Button/Button';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import type { ConditionBand } from '../../badges/ConditionMeter/ConditionMeter';
import { EnergyMeter } from '../../badges/EnergyMeter/EnergyMeter';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorsePortrait } from '../HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../HorsePortrait/looks';
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
  energy: { value: number; band: ConditionBand };
  onChange: () => void;
}

/** The horse that was chosen among many, on one line, and the way back to the others. */
export function ChosenHorse(props: ChosenHorseProps) {
  const { name, summary, portrait, silks, rating, energy, onChange } = props;
  return (
    <article className={styles.root}>
      <HorsePortrait horse={portrait} silks={silks} size={64} />
      <div className={styles.names}>
        <HeadingElement className={styles.name}>{name}</HeadingElement>
        <p className={styles.summary}>{summary}</p>
      </div>
      <RatingBadge rating={rating.value} band={rating.band} />
      <div className={styles.energy}>
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

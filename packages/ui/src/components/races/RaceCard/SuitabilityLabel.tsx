import { IconCheck, IconX } from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import * as styles from './SuitabilityLabel.css';

/** Whether the chosen horse's specialty is one the race asks for. */
export type Suitability = 'suitable' | 'unsuitable';

const suitabilityText: Record<Suitability, string> = {
  suitable: 'Suitable',
  unsuitable: 'Not Suitable',
};

/** Says in a word whether a race suits the chosen horse. */
export function SuitabilityLabel({ suitability }: { suitability: Suitability }) {
  return (
    <span className={styles.root[suitability]}>
      <Icon icon={suitability === 'suitable' ? IconCheck : IconX} size="small" weight="bold" />
      {suitabilityText[suitability]}
    </span>
  );
}

import { IconCheck, IconX } from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import * as styles from './SuitabilityLabel.css';

/**
 * Whether the chosen horse's specialty is one the race asks for, or which of its conditions keeps the
 * horse out, such as "two-year-olds only".
 */
export type Suitability = 'suitable' | 'unsuitable' | { notEligible: string };

/** Says in a word whether a race suits the chosen horse. */
export function SuitabilityLabel({ suitability }: { suitability: Suitability }) {
  const suitable = suitability === 'suitable';
  return (
    <span className={styles.root[suitable ? 'suitable' : 'unsuitable']}>
      <Icon icon={suitable ? IconCheck : IconX} size="small" weight="bold" />
      {textOf(suitability)}
    </span>
  );
}

function textOf(suitability: Suitability): string {
  if (suitability === 'suitable') return 'Suitable';
  return suitability === 'unsuitable' ? 'Not Suitable' : `Not eligible: ${suitability.notEligible}`;
}

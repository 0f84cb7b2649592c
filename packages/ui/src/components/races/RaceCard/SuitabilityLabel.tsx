import { IconCheck, IconX } from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import * as styles from './SuitabilityLabel.css';

/**
 * Whether a race suits the chosen horse: if not, whom it is for, such as "Sprint and Mile horses only".
 * A horse that is entered elsewhere can run in no other race before that one is over: `engaged` says in which.
 */
export type Suitability = 'suitable' | { unsuitable: string } | { engaged: string };

/** Says in a word whether a race suits the chosen horse. */
export function SuitabilityLabel({ suitability }: { suitability: Suitability }) {
  const suitable = suitability === 'suitable';
  return (
    <span className={styles.root[suitable ? 'suitable' : 'unsuitable']}>
      <Icon icon={suitable ? IconCheck : IconX} size="small" weight="bold" />
      {wordOf(suitability)}
    </span>
  );
}

function wordOf(suitability: Suitability): string {
  if (suitability === 'suitable') return 'Suitable';
  return 'unsuitable' in suitability ? 'Not Suitable' : 'Entered Elsewhere';
}

/** Why a race cannot be entered with the chosen horse; undefined where it can. */
export function reasonOf(suitability: Suitability | undefined): string | undefined {
  if (suitability === undefined || suitability === 'suitable') return undefined;
  return 'unsuitable' in suitability ? suitability.unsuitable : suitability.engaged;
}

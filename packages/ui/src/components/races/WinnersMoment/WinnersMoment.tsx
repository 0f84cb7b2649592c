import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Money } from '../../badges/Money/Money';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { sashColours } from '../../horses/Silks/sashColours';
import * as styles from './WinnersMoment.css';

export interface WinnersMomentProps {
  horse: string;
  race: string;
  /** Where and when it was run, such as "Ashford Downs · Saturday 14 March 2026, 14:30". */
  where: string;
  /** What it brought, such as "$25,000"; null where it brought nothing. */
  prize: string | null;
  /** The owner's, and its colours. */
  stable: string;
  silks: SilksDesign;
  portrait: PortraitHorse;
  onDismiss: () => void;
}

/** What the owner of a winner is shown first of a result, once, in its own colours. Announced. */
export function WinnersMoment({
  horse,
  race,
  where,
  prize,
  stable,
  silks,
  portrait,
  onDismiss,
}: WinnersMomentProps) {
  const headline = `${horse} has won the ${race}`;
  // A live region says only what comes into it.
  const [said, setSaid] = useState('');
  const news = prize === null ? headline : `${headline}: ${prize} for ${stable}`;
  useEffect(() => setSaid(news), [news]);
  return (
    <section className={styles.root} aria-label="Your winner" style={sashColours(silks)}>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={styles.portrait}>
        <HorsePortrait horse={portrait} silks={silks} size="fill" />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>Winner</p>
        <Heading level={2} size="page">
          {headline}
        </Heading>
        <p className={styles.where}>{where}</p>
        <div className={styles.owner}>
          <Silks design={silks} size={56} decorative />
          <div>
            {prize !== null && (
              <p className={styles.prize}>
                <Money amount={prize} tone="gold" />
              </p>
            )}
            <p className={styles.where}>{stable}</p>
          </div>
        </div>
      </div>
      <div className={styles.close}>
        <IconButton label="Close" icon={<Icon icon={IconX} />} onPress={onDismiss} />
      </div>
      <div className={styles.sash} aria-hidden />
    </section>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card';
import { Notice } from '../../../primitives/Notice/Notice';
import { Text } from '../../../primitives/Text/Text';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './OwnEntry.css';
import { WithdrawEntry, type WithdrawEntryProps } from './WithdrawEntry';

export interface OwnEntryProps extends WithdrawEntryProps {
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  /** That a ballot will decide whether it runs, where more are entered than can. */
  ballot?: string;
  /** What else can be decided of the entry, such as the orders to its jockey. */
  children: ReactNode;
}

/** A player's own entry while entries are open: what can be decided of it, and the way out, asked for twice. */
export function OwnEntry(props: OwnEntryProps) {
  const { horse, portrait, silks, race, fee, ballot, progress, onWithdraw, children } = props;
  if (progress.state === 'withdrawn') return <Withdrawn horse={horse} fee={fee} />;
  return (
    <Card padding="small">
      <div className={styles.line}>
        <HorsePortrait horse={portrait} silks={silks} size={40} />
        <div className={styles.words}>
          <Text strong>{horse} is entered</Text>
          <Text size="small" tone="muted">
            Until entries close it can be withdrawn
            {fee === null ? '.' : `, and the fee of ${fee} comes back.`}
          </Text>
          {ballot !== undefined && <Text size="small">{ballot}</Text>}
        </div>
        <WithdrawEntry {...{ horse, race, fee, progress, onWithdraw }} />
      </div>
      <div className={styles.decided}>{children}</div>
    </Card>
  );
}

/** That it was taken back, and what may become of the horse. */
function Withdrawn({ horse, fee }: Pick<OwnEntryProps, 'horse' | 'fee'>) {
  return (
    <Notice tone="success">
      {horse} is withdrawn{fee === null ? '.' : `, and the ${fee} is back with your stable.`} It can
      be entered again until entries close, or after midnight UTC if it was the third time today.
    </Notice>
  );
}

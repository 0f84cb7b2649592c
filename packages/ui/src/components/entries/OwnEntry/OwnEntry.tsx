import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Card } from '../../../primitives/Card/Card';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Notice } from '../../../primitives/Notice/Notice';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { Text } from '../../../primitives/Text/Text';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './OwnEntry.css';

/** How far taking the entry back has come; `refused` is what the server answered. */
export type WithdrawalProgress =
  | { state: 'entered' | 'busy' | 'withdrawn' }
  | { state: 'refused'; refusal: string };

export interface OwnEntryProps {
  horse: string;
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  race: string;
  /** What was paid and comes back, such as "$250"; null where the race is free. */
  fee: string | null;
  /** That a ballot will decide whether it runs, where more are entered than can. */
  ballot?: string;
  progress: WithdrawalProgress;
  onWithdraw: () => void;
  /** What else can be decided of the entry, such as the orders to its jockey. */
  children: ReactNode;
}

/** A player's own entry while entries are open: what can be decided of it, and the way out, asked for twice. */
export function OwnEntry(props: OwnEntryProps) {
  const { horse, portrait, silks, race, fee, ballot, progress } = props;
  const [asking, setAsking] = useState(false);
  if (progress.state === 'withdrawn') {
    return (
      <Notice tone="success">
        {horse} is withdrawn{fee === null ? '.' : `, and the ${fee} is back with your stable.`} It
        can be entered again until entries close, or after midnight UTC if it was the third time
        today.
      </Notice>
    );
  }
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
        <Button variant="secondary" onPress={() => setAsking(true)}>
          Withdraw<VisuallyHidden> {horse}</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.decided}>{props.children}</div>
      <Modal open={asking} onClose={() => setAsking(false)} title={`Withdraw ${horse}?`}>
        <Text>
          {horse} gives up its place in the {race}
          {fee === null ? '.' : `, and the fee of ${fee} comes back to your stable.`} Somebody else
          may take the place meanwhile, and a horse that was withdrawn three times in a day is not
          entered again before midnight UTC.
        </Text>
        {progress.state === 'refused' && <Refusal>{progress.refusal}</Refusal>}
        {/* What changes nothing comes first, so that it has the focus. */}
        <Inline justify="end">
          <Button variant="secondary" onPress={() => setAsking(false)}>
            Keep the entry
          </Button>
          <Button variant="danger" onPress={props.onWithdraw} busy={progress.state === 'busy'}>
            Withdraw
          </Button>
        </Inline>
      </Modal>
    </Card>
  );
}

import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { Text } from '../../../primitives/Text/Text';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './RetireHorse.css';

/** How far the retirement has come; `refused` is what the server answered. */
export type RetirementProgress = { state: 'idle' | 'busy' } | { state: 'refused'; refusal: string };

export interface RetireHorseProps {
  horse: string;
  /** What it has done, such as "7 wins from 15 and $128,400 in prizes". */
  record: string;
  /** How many pieces of equipment go back to the store. */
  pieces: number;
  progress: RetirementProgress;
  /** What the owner gives up by it, as a sentence; null for nothing. */
  givesUp: string | null;
  onRetire: () => void;
  /** The dialog is opened or left: what was refused before is old. */
  onAsk: () => void;
}

/** Retires a horse for good: asked for twice, and told plainly what that means. */
export function RetireHorse(props: RetireHorseProps) {
  const { horse, record, pieces, progress, givesUp, onRetire, onAsk } = props;
  const [asking, setAsking] = useState(false);
  const ask = (open: boolean) => {
    onAsk();
    setAsking(open);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => ask(true)}>
        Retire<VisuallyHidden> {horse}</VisuallyHidden>
      </Button>
      <Modal open={asking} onClose={() => ask(false)} title={`Retire ${horse} for good?`}>
        <Text>This cannot be taken back: {horse} is never entered or trained again.</Text>
        <ul className={styles.consequences}>
          <li>
            Its page stays for everybody, with its races, its {record}, and every trophy it won.
          </li>
          <li>Its box is free.</li>
          {pieces > 0 && (
            <li>
              {pieces === 1 ? 'The piece' : `The ${pieces} pieces`} of equipment it wears{' '}
              {pieces === 1 ? 'goes' : 'go'} back to your store.
            </li>
          )}
          <li>
            Its hidden talents are opened for everybody to read, and checked against the seal of its
            birth.
          </li>
          {givesUp !== null && <li>{givesUp}</li>}
        </ul>
        {progress.state === 'refused' && <Refusal>{progress.refusal}</Refusal>}
        {/* What changes nothing comes first, so that it has the focus. */}
        <Inline justify="end">
          <Button variant="secondary" onPress={() => ask(false)}>
            Keep in training
          </Button>
          <Button variant="danger" onPress={onRetire} busy={progress.state === 'busy'}>
            Retire for good
          </Button>
        </Inline>
      </Modal>
    </>
  );
}

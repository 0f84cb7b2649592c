import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { RowButton } from '../../../primitives/Button/RowButton';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { Text } from '../../../primitives/Text/Text';

/** How far taking the entry back has come; `refused` is what the server answered. */
export type WithdrawalProgress =
  | { state: 'entered' | 'busy' | 'withdrawn' }
  | { state: 'refused'; refusal: string };

export interface WithdrawEntryProps {
  horse: string;
  race: string;
  /** What was paid and comes back, such as "$250"; null where the race is free. */
  fee: string | null;
  progress: WithdrawalProgress;
  onWithdraw: () => void;
}

/** The way out of an entry, asked for twice. */
export function WithdrawEntry({ horse, race, fee, progress, onWithdraw }: WithdrawEntryProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <RowButton label={`Withdraw ${horse}`} onPress={() => setAsking(true)}>
        Withdraw
      </RowButton>
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
          <Button variant="danger" onPress={onWithdraw} busy={progress.state === 'busy'}>
            Withdraw
          </Button>
        </Inline>
      </Modal>
    </>
  );
}

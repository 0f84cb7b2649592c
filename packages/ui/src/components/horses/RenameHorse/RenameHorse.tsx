import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Stack } from '../../../primitives/Stack/Stack';
import { Text } from '../../../primitives/Text/Text';
import { TextField } from '../../../primitives/TextField/TextField';

/** How far the new name has come; `refused` is why it is not taken. */
export type RenamingProgress = { state: 'idle' | 'busy' } | { state: 'refused'; refusal: string };

export interface RenameHorseProps {
  horse: string;
  progress: RenamingProgress;
  /** What the owner gives up by it, as a sentence; null for nothing. */
  givesUp: string | null;
  onRename: (detail: { name: string }) => void;
  /** The dialog is opened or left, or another name is typed: what was refused before is old. */
  onChange: () => void;
}

/** Gives a horse the one name that its owner may choose. */
export function RenameHorse(props: RenameHorseProps) {
  const { horse, progress, givesUp, onRename, onChange } = props;
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const ask = (open: boolean) => {
    onChange();
    setAsking(open);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => ask(true)}>
        Rename
      </Button>
      <Modal open={asking} onClose={() => ask(false)} title={`Rename ${horse}`}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onRename({ name });
          }}
        >
          <Stack gap="medium">
            <Text>
              A horse’s name can be changed once. Its races show the new one, and its page says what
              it was called before.
            </Text>
            {givesUp !== null && <Text>{givesUp}</Text>}
            <TextField
              label="New name"
              value={name}
              onChange={({ value }) => {
                onChange();
                setName(value);
              }}
              hint="Up to 30 characters, and not like any other horse’s."
              error={progress.state === 'refused' ? progress.refusal : undefined}
              required
            />
            <Inline justify="end">
              <Button variant="secondary" onPress={() => ask(false)}>
                Keep the name
              </Button>
              <Button type="submit" busy={progress.state === 'busy'}>
                Rename once
              </Button>
            </Inline>
          </Stack>
        </form>
      </Modal>
    </>
  );
}

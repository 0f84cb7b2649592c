import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Stack } from '../../../primitives/Stack/Stack';
import { TextField } from '../../../primitives/TextField/TextField';

export interface GroupNameDialogProps {
  /** Such as "New group". */
  title: string;
  /** What stands in the field at first. */
  name: string;
  busy: boolean;
  /** Why the name is not taken. */
  refusal?: string | undefined;
  onSave: (detail: { name: string }) => void;
  onClose: () => void;
}

/** Asks for the name of a group, while it is mounted. */
export function GroupNameDialog(props: GroupNameDialogProps) {
  const [name, setName] = useState(props.name);
  return (
    <Modal open onClose={props.onClose} title={props.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave({ name });
        }}
      >
        <Stack gap="medium">
          <TextField
            label="Name of the group"
            value={name}
            onChange={({ value }) => setName(value)}
            hint="Up to 30 characters, such as “Sprinters”."
            error={props.refusal}
            required
          />
          <Inline justify="end">
            <Button variant="secondary" onPress={props.onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={props.busy}>
              Save
            </Button>
          </Inline>
        </Stack>
      </form>
    </Modal>
  );
}

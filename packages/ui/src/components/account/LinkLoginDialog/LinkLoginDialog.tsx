import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Stack } from '../../../primitives/Stack/Stack';
import { Text } from '../../../primitives/Text/Text';

export interface LinkLoginDialogProps {
  open: boolean;
  /** The address of the account that the link belongs to. */
  email: string;
  /** Who is logged in now, if anybody is. */
  current?: string | undefined;
  onAccept: () => void;
  /** The link is not followed: everything stays as it is. */
  onClose: () => void;
  /** @default false */
  busy?: boolean;
}

/** Asks before a link logs in as somebody: anyone may have sent it, with an account of their own. */
export function LinkLoginDialog({
  open,
  email,
  current,
  onAccept,
  onClose,
  busy = false,
}: LinkLoginDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title="Log in with this link?">
      <Stack gap="small">
        <Text>
          The link belongs to the account <strong>{email}</strong>.
          {current !== undefined && (
            <>
              {' '}
              You are logged in as <strong>{current}</strong>.
            </>
          )}
        </Text>
        <Text tone="muted">Log in only if this is your account and you asked for the link.</Text>
      </Stack>
      {/* What changes nothing comes first, so that it has the focus. */}
      <Inline justify="end">
        <Button variant="secondary" onPress={onClose}>
          {current === undefined ? 'Do not log in' : 'Stay as I am'}
        </Button>
        <Button onPress={onAccept} busy={busy}>
          LOGIN
        </Button>
      </Inline>
    </Modal>
  );
}

import {
  Button,
  Card,
  Heading,
  Inline,
  Notice,
  Refusal,
  Stack,
  Text,
  TextField,
} from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { mailCodeMutation } from '../mailCodeMutation.ts';
import { InboxLink } from './InboxLink.tsx';

export interface MailCodeProps {
  code: string;
  onChange: (code: string) => void;
}

/** Confirms by a code of a mail that it is the owner, where the link of the mail before was followed a while ago. */
export function MailCode({ code, onChange }: MailCodeProps) {
  const { mutate, isPending, isSuccess, error } = useMutation(mailCodeMutation);
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Confirm that it is you</Heading>
        <Text>
          You followed the link more than a quarter of an hour ago. A code comes by mail, and is
          good for an hour: type it here, then save your password.
        </Text>
        {isSuccess && (
          <Notice tone="info" action={<InboxLink />}>
            A code is on its way to your address.
          </Notice>
        )}
        {error !== null && <Refusal>{errorMessage(error)}</Refusal>}
        <TextField
          label="Code of the mail"
          value={code}
          onChange={({ value }) => onChange(value)}
          autoComplete="one-time-code"
        />
        <Inline>
          <Button variant="secondary" busy={isPending} onPress={() => mutate()}>
            {isSuccess ? 'Mail Me Another' : 'Mail Me a Code'}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

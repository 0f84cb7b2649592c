import { Button, Card, Heading, Inline, Notice, Refusal, Stack, Text } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../../shared/api/errorMessage.ts';
import { downloadMutation } from '../../leavingMutations.ts';

/** Where the link of a mail leads: the file, for who is logged in to the account that it belongs to. */
export function DownloadSection({ secret }: { secret: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(downloadMutation);
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Your file is here</Heading>
        <Text>
          One zip: all of it as JSON, and each part as a table that a spreadsheet opens. Whoever has
          the file reads what is in it, your letters too: keep it where only you look.
        </Text>
        {error !== null && <Refusal>{errorMessage(error)}</Refusal>}
        <div role="status">
          {isSuccess && <Notice tone="success">Your browser has saved it.</Notice>}
        </div>
        <Inline>
          <Button busy={isPending} onPress={() => mutate({ secret })}>
            Download Your Data
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

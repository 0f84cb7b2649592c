import type { Leaving } from '@furlong/backend';
import { Button, Card, Heading, Inline, Refusal, Stack, Text } from '@furlong/ui';
import { useIdempotentMutation } from '../../../../shared/api/useIdempotentMutation.ts';
import { formatDate } from '../../../../shared/format/time.ts';
import { useNow } from '../../../../shared/time/useNow.ts';
import { stayMutation } from '../../leavingMutations.ts';

export interface StaySectionProps {
  leaving: Leaving;
  userId: string;
}

/** That the account is to be deleted, and the way back. */
export function StaySection({ leaving: { askedAt, leavesAt }, userId }: StaySectionProps) {
  const { send, sent, refusal } = useIdempotentMutation<object, void>(stayMutation(userId));
  const now = useNow(60_000);
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Your account will be deleted</Heading>
        <Text>
          You asked for it on {formatDate(askedAt)}.{' '}
          {leavesAt > now
            ? `It is deleted on ${formatDate(leavesAt)}.`
            : 'The week is over: it is deleted as soon as what is under way has ended.'}
        </Text>
        <Text>
          Your stable does nothing new meanwhile. If you stay, everything is as it was; only the
          auto-trainer has to be started again.
        </Text>
        {refusal !== null && <Refusal>{refusal.message}</Refusal>}
        <Inline>
          <Button busy={sent !== null} onPress={() => void send({})}>
            Stay
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

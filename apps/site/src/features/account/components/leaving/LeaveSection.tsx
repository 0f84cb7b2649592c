import { DAY } from '@furlong/game/rules';
import {
  Button,
  Card,
  Fact,
  Facts,
  Heading,
  Inline,
  Modal,
  Refusal,
  Stack,
  Text,
} from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../../shared/api/useIdempotentMutation.ts';
import { formatDate } from '../../../../shared/format/time.ts';
import { useNow } from '../../../../shared/time/useNow.ts';
import { leaveMutation } from '../../leavingMutations.ts';
import { ConfirmPassword } from '../factor/ConfirmPassword.tsx';

/** Deletes the account, in two steps: what goes and what stays is read before, and a week is left to stay. */
export function LeaveSection({ userId }: { userId: string }) {
  const { send, sent, refusal, forget } = useIdempotentMutation<object, number>(
    leaveMutation(userId),
  );
  const [asks, setAsks] = useState(false);
  const now = useNow(60_000);
  const mustConfirm = refusal?.code === 'reauthentication_needed';
  const close = () => {
    setAsks(false);
    forget();
  };
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Delete your account</Heading>
        <Text>
          Your account and everything you have typed goes: names, e-mail, letters with both ends,
          notes, groups, sessions and mails. Your horses are retired under the names they were born
          with. Your stable is called “Former stable” and a number.
        </Text>
        <Text>
          What stays is the sport’s: races and their results, records and awards, and the ledger,
          for others’ results and accounts rest on them. Credits and wallet are play money: they
          stay where they are, and nobody has them. A horse you sold keeps its name.
        </Text>
        <Text>
          You have a week to change your mind. Until then your stable does nothing new, and what is
          under way ends: races are run, hammers fall, claims are drawn, race requests fill or
          expire. If that takes longer than the week, the deletion waits for it.
        </Text>
        <Inline>
          <Button variant="secondary" onPress={() => setAsks(true)}>
            Delete My Account
          </Button>
        </Inline>
        <Modal open={asks} onClose={close} title="Delete your account?">
          <Facts>
            <Fact label="Deleted on">{formatDate(now + 7 * DAY)}</Fact>
            <Fact label="Until then">You may stay after all</Fact>
            <Fact label="After that">Nobody can bring it back</Fact>
          </Facts>
          {mustConfirm ? (
            <ConfirmPassword userId={userId} onConfirmed={() => void send({})} onCancel={close} />
          ) : (
            <>
              {refusal !== null && <Refusal>{refusal.message}</Refusal>}
              {/* What changes nothing comes first, so that it has the focus. */}
              <Inline justify="end">
                <Button variant="secondary" disabled={sent !== null} onPress={close}>
                  Keep It
                </Button>
                <Button variant="danger" busy={sent !== null} onPress={() => void send({})}>
                  Delete in a Week
                </Button>
              </Inline>
            </>
          )}
        </Modal>
      </Stack>
    </Card>
  );
}

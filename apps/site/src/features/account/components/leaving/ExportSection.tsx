import type { Export } from '@furlong/backend';
import { HOUR } from '@furlong/game/rules';
import { Button, Card, Heading, Inline, Notice, Refusal, Stack, Text } from '@furlong/ui';
import { backendAddress } from '../../../../shared/api/address.ts';
import { useIdempotentMutation } from '../../../../shared/api/useIdempotentMutation.ts';
import { formatDate } from '../../../../shared/format/time.ts';
import { useNow } from '../../../../shared/time/useNow.ts';
import { InboxLink } from '../../../auth/index.ts';
import { askExportMutation } from '../../leavingMutations.ts';
import { ConfirmPassword } from '../factor/ConfirmPassword.tsx';

export interface ExportSectionProps {
  /** What was asked for last. */
  asked: Export | null;
  userId: string;
}

/** Asks for a copy of everything; its link comes by mail. */
export function ExportSection({ asked, userId }: ExportSectionProps) {
  const { send, sent, refusal, forget } = useIdempotentMutation<object, number>(
    askExportMutation(userId),
  );
  const now = useNow(30_000);
  const isOffered = backendAddress().sameOrigin;
  const waits = asked !== null && asked.expiresAt === null;
  const isGood = asked?.expiresAt != null && asked.expiresAt > now;
  const mustConfirm = refusal?.code === 'reauthentication_needed';
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>A copy of your data</Heading>
        <Text>
          Your account, names, sessions, letters, notes, horses, entries, bids and every line of
          your ledger. A link to the file comes by mail and is good for three days. You log in to
          use it.
        </Text>
        {!isOffered && (
          <Notice tone="info">
            This installation makes no such files. Ask whoever runs it for your data.
          </Notice>
        )}
        <div role="status">
          {waits && (
            <Notice tone="info" action={<InboxLink />}>
              It is on its way to your e-mail, within a few minutes.
            </Notice>
          )}
          {isGood && asked.expiresAt !== null && (
            <Notice tone="info" action={<InboxLink />}>
              The link was mailed. It is good until {formatDate(asked.expiresAt)}.
            </Notice>
          )}
        </div>
        {mustConfirm ? (
          <ConfirmPassword userId={userId} onConfirmed={() => void send({})} onCancel={forget} />
        ) : (
          <>
            {refusal !== null && <Refusal>{refusal.message}</Refusal>}
            <Inline>
              <Button
                variant="secondary"
                busy={sent !== null}
                disabled={!isOffered || (asked !== null && asked.askedAt > now - HOUR)}
                onPress={() => void send({})}
              >
                Mail Me a Link
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

import type { Session } from '@furlong/backend';
import { Button, Inline, Refusal, Stack, Tag, Text } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { formatAgo, sayWhen } from '../../../shared/format/time.ts';
import { deviceOf } from '../deviceOf.ts';
import { endSessionMutation } from '../securityMutations.ts';

export interface SessionLineProps {
  session: Session;
  now: number;
  userId: string;
}

/** One session: its device, from where and when it was seen, and its end. */
export function SessionLine({ session, now, userId }: SessionLineProps) {
  const { mutate, isPending, error } = useMutation(endSessionMutation(userId));
  const device = deviceOf(session.userAgent);
  const place = session.address === null ? '' : `, from ${session.address}`;
  return (
    <li>
      <Stack gap="xsmall">
        <Inline justify="between" gap="small">
          <Stack gap="xxsmall">
            <Inline gap="xsmall">
              <Text>{device}</Text>
              {session.isCurrent && <Tag tone="info">This one</Tag>}
            </Inline>
            <Text size="small" tone="muted">
              {session.isCurrent
                ? `Logged in ${sayWhen(session.signedInAt, now)}${place}`
                : `Seen ${formatAgo(session.seenAt, now)}${place}; logged in ${sayWhen(session.signedInAt, now)}`}
            </Text>
          </Stack>
          {!session.isCurrent && (
            <Button
              variant="secondary"
              size="small"
              label={`Sign out: ${device}, seen ${formatAgo(session.seenAt, now)}`}
              busy={isPending}
              onPress={() => mutate({ sessionId: session.id })}
            >
              Sign out
            </Button>
          )}
        </Inline>
        {error !== null && <Refusal>{errorMessage(error)}</Refusal>}
      </Stack>
    </li>
  );
}

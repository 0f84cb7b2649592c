import type { Session } from '@furlong/backend';
import { Button, Card, Heading, Inline, Modal, Refusal, Stack, Text } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { endAllSessionsMutation, endOtherSessionsMutation } from '../securityMutations.ts';
import { SessionLine } from './SessionLine.tsx';
import * as styles from './section.css.ts';

export interface SessionsSectionProps {
  sessions: readonly Session[];
  userId: string;
}

/** How many are shown before all are asked for. */
const shortList = 5;

/** Where the account is signed in, and the ways out: one, the others, or everywhere. */
export function SessionsSection({ sessions, userId }: SessionsSectionProps) {
  const others = useMutation(endOtherSessionsMutation(userId));
  const all = useMutation(endAllSessionsMutation);
  const [asks, setAsks] = useState<'others' | 'all' | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const now = useNow(60_000);
  const own = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const shown = showsAll ? own : own.slice(0, shortList);
  const error = others.error ?? all.error;
  const busy = others.isPending || all.isPending;
  function ask(about: 'others' | 'all') {
    others.reset();
    all.reset();
    setAsks(about);
  }
  function end() {
    const ended = { onSuccess: () => setAsks(null) };
    if (asks === 'others') others.mutate(undefined, ended);
    else all.mutate(undefined, ended);
  }
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Sessions</Heading>
        <Text size="small" tone="muted">
          Where you are logged in. A session is seen each quarter of an hour while it is used; once
          it is ended, nothing more can be done with it.
        </Text>
        <ul className={styles.list}>
          {shown.map((session) => (
            <SessionLine key={session.id} session={session} now={now} userId={userId} />
          ))}
        </ul>
        {own.length > shown.length && (
          <Inline>
            <Button variant="quiet" size="small" onPress={() => setShowsAll(true)}>
              {`Show ${own.length - shown.length} more`}
            </Button>
          </Inline>
        )}
        <Inline>
          <Button variant="secondary" disabled={own.length < 2} onPress={() => ask('others')}>
            Sign Out the Others
          </Button>
          <Button variant="secondary" onPress={() => ask('all')}>
            Sign Out Everywhere
          </Button>
        </Inline>
        <Modal
          open={asks !== null}
          onClose={() => setAsks(null)}
          title={asks === 'others' ? 'Sign out the others?' : 'Sign out everywhere?'}
        >
          <Text>
            {asks === 'others'
              ? `${pluralize(own.length - 1, 'session')} elsewhere will end, and ask for your password again.`
              : 'Every session will end, and this one with them.'}
          </Text>
          {error !== null && <Refusal>{errorMessage(error)}</Refusal>}
          {/* What changes nothing comes first, so that it has the focus. */}
          <Inline justify="end">
            <Button variant="secondary" disabled={busy} onPress={() => setAsks(null)}>
              Keep Them
            </Button>
            <Button variant="danger" busy={busy} onPress={end}>
              {asks === 'others' ? 'End the Others' : 'End All'}
            </Button>
          </Inline>
        </Modal>
      </Stack>
    </Card>
  );
}

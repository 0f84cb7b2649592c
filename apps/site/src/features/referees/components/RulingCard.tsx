import type { Ruling } from '@furlong/backend';
import { Card, Link, Stack, Text } from '@furlong/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../../shared/format/dotted.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { doneWords, roleNames, ruleTitle } from '../rulingWords.ts';

export interface RulingCardProps {
  ruling: Ruling;
  /** What the reader can do about it, and what became of it. */
  children?: ReactNode;
}

/** What was done, under which rule, by which role, and why. */
export function RulingCard({ ruling, children }: RulingCardProps) {
  const { id, rule, role, at, reason, threadId, title, number, undone } = ruling;
  const now = useNow(30_000);
  const under = ruleTitle(rule);
  return (
    <Card element="article">
      <Stack gap="small">
        <Stack gap="xxsmall">
          <Text strong>{doneWords(ruling)}</Text>
          <Text size="small" tone="muted">
            {dotted([
              `No. ${id}`,
              ...(under === null ? [] : [under]),
              roleNames[role],
              sayWhen(at, now),
            ])}
          </Text>
        </Stack>
        <Text>{reason}</Text>
        {threadId !== null && title !== null && (
          <Text size="small">
            <Link href={paths.forumThread(threadId, number === null ? {} : { post: number })}>
              {title}
            </Link>
          </Text>
        )}
        {undone !== null && (
          <Text size="small" tone="muted">
            {`Taken back ${sayWhen(undone.at, now)}: ${undone.reason}`}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}

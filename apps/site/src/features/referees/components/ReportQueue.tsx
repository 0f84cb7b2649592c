import type { ReportedText } from '@furlong/backend';
import { Card, Disclosure, EmptyState, Link, PlayerText, Skeleton, Stack, Text } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatAgo } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayerId } from '../../auth/index.ts';
import { reportQueueQuery } from '../queries.ts';
import { ruleTitle } from '../rulingWords.ts';
import { Moderate } from './Moderate.tsx';

/** What was reported and waits for a referee, the first first. */
export function ReportQueue() {
  const pages = useInfiniteQuery(reportQueueQuery(usePlayerId()));
  const queue = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The reports could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <Skeleton height="16rem" />;
  if (queue.length === 0) {
    return (
      <EmptyState
        title="No report waits"
        hint="What players report stands here, the first first."
      />
    );
  }
  return (
    <Stack gap="medium">
      {queue.map((reported) => (
        <Reported key={reported.id} reported={reported} />
      ))}
      <ShowMore count={queue.length} of="report" pages={pages} />
    </Stack>
  );
}

function Reported({ reported }: { reported: ReportedText }) {
  const { id, openedAt, reports, rules, notes, post, text, stable, warnings, context } = reported;
  const now = useNow(30_000);
  return (
    <Card element="article">
      <Stack gap="small">
        <Stack gap="xxsmall">
          <Text strong>
            <Link href={paths.publicStable(stable.id)}>{stable.name}</Link>
            {post === null ? ' in a letter' : ` in post ${post.number}`}
          </Text>
          <Text size="small" tone="muted">
            {dotted([
              `reported ${pluralize(reports, 'time')}, first ${formatAgo(openedAt, now)}`,
              ...rules.map((rule) => ruleTitle(rule) ?? rule),
              warnings === 0 ? 'no ruling before' : `${pluralize(warnings, 'ruling')} before`,
            ])}
          </Text>
        </Stack>
        <PlayerText text={text} />
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other, and stand still.
          <Text key={index} size="small" tone="muted">{`Note: ${note}`}</Text>
        ))}
        {context.length > 0 && (
          <Disclosure title="What stands before it">
            <Stack gap="small">
              {context.map(({ name, text: words }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was written has no other, and stands still.
                <Stack key={index} gap="xxsmall">
                  <Text size="small" strong>
                    {name}
                  </Text>
                  <PlayerText text={words} />
                </Stack>
              ))}
            </Stack>
          </Disclosure>
        )}
        {post !== null && (
          <Text size="small">
            <Link href={paths.forumThread(post.threadId, { post: post.number })}>{post.title}</Link>
          </Text>
        )}
        <div>
          <Moderate
            target={{ caseId: id }}
            actions={[...(post === null ? [] : (['hide'] as const)), 'warn', 'mute', 'dismiss']}
            of={`report ${id}`}
          />
        </div>
      </Stack>
    </Card>
  );
}

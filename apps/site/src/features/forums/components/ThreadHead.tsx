import type { ForumThreadPage } from '@furlong/backend';
import { forumSection } from '@furlong/game/rules';
import { Button, ButtonLink, Heading, Inline, Link, Refusal, Stack, Tag, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { Moderate, standingQuery } from '../../referees/index.ts';
import { headOfThread, hiddenTitle } from '../heads.ts';
import { type Follow, followThreadMutation } from '../mutations.ts';
import { may } from './WritersOnly.tsx';

/** What a thread is about, by whom, and what can be done with the whole of it. */
export function ThreadHead({ thread, playerId }: { thread: ForumThreadPage; playerId: string }) {
  const { id, section, title, raceId, horseId, pinned, locked, posts, readTo } = thread;
  const now = useNow(30_000);
  return (
    <Stack gap="medium">
      <PageHead {...headOfThread(title)} />
      <Inline gap="small">
        <Link href={paths.forums}>Forums</Link>
        <Link href={paths.forumSection(section)}>{forumSection(section)?.title ?? 'Section'}</Link>
      </Inline>
      <Stack gap="xsmall">
        <Heading level={1}>{title ?? hiddenTitle}</Heading>
        <Inline gap="small">
          <Text element="span" size="small" tone="muted">
            {dotted([
              `Opened by ${thread.writer?.name ?? 'Furlong'} ${sayWhen(thread.openedAt, now)}`,
              pluralize(posts, 'post'),
            ])}
          </Text>
          {pinned && <Tag>Pinned</Tag>}
          {locked && <Tag>Locked</Tag>}
        </Inline>
      </Stack>
      <Inline gap="small">
        {raceId !== null && (
          <ButtonLink href={paths.race(raceId)} variant="secondary" size="small">
            See the Race
          </ButtonLink>
        )}
        {horseId !== null && (
          <ButtonLink href={paths.horse(horseId)} variant="secondary" size="small">
            See the Horse
          </ButtonLink>
        )}
        {readTo !== null && readTo < posts && (
          <ButtonLink
            href={paths.forumThread(id, { post: readTo + 1 })}
            variant="secondary"
            size="small"
          >
            First Unread
          </ButtonLink>
        )}
        {playerId !== '' && <FollowThread thread={thread} playerId={playerId} />}
        {playerId !== '' && <ForReferees thread={thread} playerId={playerId} />}
      </Inline>
    </Stack>
  );
}

function FollowThread({ thread, playerId }: { thread: ForumThreadPage; playerId: string }) {
  const { send, sent, refusal } = useIdempotentMutation<Follow, void>(
    followThreadMutation(playerId),
  );
  const { id: threadId, followed } = thread;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={sent !== null}
        onPress={() => void send({ threadId, followed: !followed })}
      >
        {followed ? 'Follow No Longer' : 'Follow'}
      </Button>
      {refusal && <Refusal>{refusal.message}</Refusal>}
    </>
  );
}

function ForReferees({ thread, playerId }: { thread: ForumThreadPage; playerId: string }) {
  const standing = useQuery(standingQuery(playerId)).data;
  const actions = [
    ...(may(standing, 'lock') && !thread.locked ? (['lock'] as const) : []),
    ...(may(standing, 'pin') && !thread.pinned ? (['pin'] as const) : []),
  ];
  if (actions.length === 0) return null;
  return <Moderate target={{ threadId: thread.id }} actions={actions} of="the thread" />;
}

import type { ForumPost } from '@furlong/backend';
import { Modal, PlayerText, RowButton, Skeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { postHistoryQuery } from '../queries.ts';

/** What a post said before it was edited. */
export function PostHistory({ post, playerId }: { post: ForumPost; playerId: string }) {
  const [shown, show] = useState(false);
  return (
    <>
      <RowButton aside label={`History of post ${post.number}`} onPress={() => show(true)}>
        History
      </RowButton>
      <Modal
        open={shown}
        onClose={() => show(false)}
        title={`What post ${post.number} said before`}
      >
        <Versions post={post} playerId={playerId} />
      </Modal>
    </>
  );
}

function Versions({ post, playerId }: { post: ForumPost; playerId: string }) {
  const versions = useQuery(postHistoryQuery(playerId, post.id));
  const now = useNow(30_000);
  if (anyFailed([versions])) {
    return <QueryFailed title="The history could not be loaded" queries={[versions]} />;
  }
  if (!versions.data) return <Skeleton height="8rem" />;
  return (
    <Stack gap="medium">
      {versions.data.map(({ version, text, at }) => (
        <Stack key={version} gap="xsmall">
          <Text size="small" tone="muted">{`From ${sayWhen(at, now)}`}</Text>
          <PlayerText text={text} />
        </Stack>
      ))}
    </Stack>
  );
}

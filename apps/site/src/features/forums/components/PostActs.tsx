import type { ForumPost } from '@furlong/backend';
import { Button, Inline, Modal, Refusal, RowButton, Stack, Text } from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { Moderate, ReportButton } from '../../referees/index.ts';
import { deletePostMutation } from '../mutations.ts';
import { PostHistory } from './PostHistory.tsx';

export interface PostActsProps {
  post: ForumPost;
  /** Whether anything can be written in its thread. */
  open: boolean;
  playerId: string;
  /** The player is a referee. */
  referee: boolean;
  onQuote: () => void;
  onEdit: () => void;
}

/** What a player can do with a post. */
export function PostActs({ post, open, playerId, referee, onQuote, onEdit }: PostActsProps) {
  const { own, number, role, editedAt } = post;
  const name = `post ${number}`;
  return (
    <Inline gap="xsmall">
      {open && (
        <RowButton aside label={`Quote ${name}`} onPress={onQuote}>
          Quote
        </RowButton>
      )}
      {own && open && (
        <RowButton aside label={`Edit ${name}`} onPress={onEdit}>
          Edit
        </RowButton>
      )}
      {own && open && <DeletePost post={post} playerId={playerId} />}
      {editedAt !== null && <PostHistory post={post} playerId={playerId} />}
      {!own && post.writer !== null && (
        <ReportButton subject={{ postId: post.id }} of={name} playerId={playerId} />
      )}
      {referee && !own && post.writer !== null && role === null && (
        <Moderate target={{ postId: post.id }} actions={['hide', 'warn', 'mute']} of={name} />
      )}
    </Inline>
  );
}

function DeletePost({ post, playerId }: { post: ForumPost; playerId: string }) {
  const [asking, ask] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<{ postId: number }, void>(
    deletePostMutation(playerId),
  );
  const close = () => {
    forget();
    ask(false);
  };
  return (
    <>
      <RowButton aside label={`Take back post ${post.number}`} onPress={() => ask(true)}>
        Take Back
      </RowButton>
      <Modal open={asking} onClose={close} title={`Take back post ${post.number}?`}>
        <Stack gap="medium">
          <Text>Its place stays and says so. What it said cannot be read any more.</Text>
          {refusal && <Refusal>{refusal.message}</Refusal>}
          <Inline justify="end">
            <Button variant="secondary" onPress={close}>
              Keep It
            </Button>
            <Button
              variant="danger"
              busy={sent !== null}
              onPress={() => void send({ postId: post.id })}
            >
              Take It Back
            </Button>
          </Inline>
        </Stack>
      </Modal>
    </>
  );
}

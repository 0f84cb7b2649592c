import type { ClubNotice, MyClub } from '@furlong/backend';
import { gameErrors, NOTICE_LENGTH, playerText } from '@furlong/game/rules';
import {
  Button,
  Card,
  EmptyState,
  Heading,
  Inline,
  PlayerText,
  Refusal,
  Stack,
  Text,
  TextArea,
} from '@furlong/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { postClubNoticeMutation, removeClubNoticeMutation } from '../mutations.ts';

export interface BoardProps {
  mine: MyClub;
  /** The last notice first. */
  pages: UseInfiniteQueryResult<InfiniteData<ClubNotice[]>>;
  playerId: string;
}

/** What members write for members. */
export function Board({ mine, pages, playerId }: BoardProps) {
  const notices = pages.data?.pages.flat() ?? [];
  return (
    <Stack gap="medium">
      <Heading level={2}>Notice board</Heading>
      <WriteNotice clubId={mine.clubId} playerId={playerId} />
      {notices.length === 0 ? (
        <EmptyState title="The board is empty" hint="Only members read what stands here." quiet />
      ) : (
        notices.map((notice) => (
          <Notice
            key={notice.id}
            notice={notice}
            removable={mine.role !== 'member' || notice.stable.id === mine.stableId}
            playerId={playerId}
          />
        ))
      )}
      <ShowMore count={notices.length} of="notice" pages={pages} />
    </Stack>
  );
}

function WriteNotice({ clubId, playerId }: { clubId: string; playerId: string }) {
  const subject = `club notice:${clubId}`;
  const [text, setText] = useState(() => keptDraft(playerId, subject) ?? '');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<{ text: string }, number>(
    postClubNoticeMutation(playerId),
  );
  const body = playerText(text, NOTICE_LENGTH);
  const write = (value: string) => {
    setText(value);
    setTried(false);
    forget();
    keepDraft(playerId, subject, value === '' ? null : value);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body !== null && (await send({ text: body })) === 'done') write('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="small">
        <TextArea
          label="A notice to your club"
          value={text}
          onChange={({ value }) => write(value)}
          most={NOTICE_LENGTH}
          error={tried && body === null ? gameErrors.notice_text : undefined}
        />
        {refusal && <Refusal>{refusal.message}</Refusal>}
        <Inline>
          <Button type="submit" variant="secondary" busy={sent !== null}>
            Put It Up
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface NoticeProps {
  notice: ClubNotice;
  /** Whether the player may take it down. */
  removable: boolean;
  playerId: string;
}

function Notice({ notice, removable, playerId }: NoticeProps) {
  const now = useNow(30_000);
  const { send, sent, refusal } = useIdempotentMutation<{ noticeId: number }, void>(
    removeClubNoticeMutation(playerId),
  );
  return (
    <Card element="article">
      <Stack gap="small">
        <Text size="small" tone="muted">
          {`${notice.stable.name}, ${sayWhen(notice.postedAt, now)}`}
        </Text>
        <PlayerText text={notice.text} />
        {removable && (
          <Inline>
            <Button
              variant="secondary"
              size="small"
              label={`Take Down the notice of ${notice.stable.name}, ${sayWhen(notice.postedAt, now)}`}
              busy={sent !== null}
              onPress={() => void send({ noticeId: notice.id })}
            >
              Take Down
            </Button>
          </Inline>
        )}
        {refusal && <Refusal>{refusal.message}</Refusal>}
      </Stack>
    </Card>
  );
}

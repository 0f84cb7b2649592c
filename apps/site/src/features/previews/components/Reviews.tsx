import type { RaceReview } from '@furlong/backend';
import { gameErrors, playerText, REVIEW_LENGTH } from '@furlong/game/rules';
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  LetterList,
  Refusal,
  Skeleton,
  Stack,
  TextArea,
} from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { useViewer } from '../../auth/index.ts';
import { type NewReview, reviewRaceMutation } from '../mutations.ts';
import { raceReviewsQuery } from '../queries.ts';

export interface ReviewsProps {
  raceId: string;
  /** The player's stable; null for a visitor. */
  myStableId: string | null;
}

/** What stables say of a race that is official, and the player's own words. */
export function Reviews({ raceId, myStableId }: ReviewsProps) {
  const { playerId, known } = useViewer();
  const pages = useInfiniteQuery({ ...raceReviewsQuery(playerId, raceId), enabled: known });
  const now = useNow(30_000);
  if (anyFailed([pages])) {
    return <QueryFailed title="The reviews could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <Skeleton height="10rem" />;
  const reviews = pages.data.pages.flat();
  const own = reviews.find(({ stable }) => stable.id === myStableId);
  return (
    <Stack gap="medium">
      <Heading level={2}>Reviews</Heading>
      {playerId !== '' && myStableId !== null && (
        <WriteReview
          key={own?.writtenAt ?? 0}
          raceId={raceId}
          own={own ?? null}
          playerId={playerId}
        />
      )}
      {reviews.length === 0 ? (
        <EmptyState title="Nobody has reviewed this race yet" quiet />
      ) : (
        <LetterList
          label="Reviews, the last first"
          letters={reviews.map(({ stable, text, writtenAt }) => ({
            ...{ id: stable.id, author: stable.name, own: stable.id === myStableId },
            ...{ time: sayWhen(writtenAt, now), text },
          }))}
        />
      )}
      <ShowMore count={reviews.length} of="review" pages={pages} />
    </Stack>
  );
}

interface WriteReviewProps {
  raceId: string;
  own: RaceReview | null;
  playerId: string;
}

function WriteReview({ raceId, own, playerId }: WriteReviewProps) {
  const subject = `review:${raceId}`;
  const [text, setText] = useState(() => keptDraft(playerId, subject) ?? own?.text ?? '');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<NewReview, void>(
    reviewRaceMutation(),
  );
  const body = playerText(text, REVIEW_LENGTH);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body === null) return;
    if ((await send({ raceId, text: body })) === 'done') keepDraft(playerId, subject, null);
  };
  const takeBack = async () => {
    if ((await send({ raceId, text: '' })) === 'done') keepDraft(playerId, subject, null);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="small">
        <TextArea
          label="Your review"
          value={text}
          onChange={({ value }) => {
            setText(value);
            setTried(false);
            forget();
            keepDraft(playerId, subject, value === '' ? null : value);
          }}
          most={REVIEW_LENGTH}
          error={tried && body === null ? gameErrors.review_text : undefined}
        />
        {refusal && <Refusal>{refusal.message}</Refusal>}
        <Inline>
          <Button type="submit" variant="secondary" busy={sent !== null}>
            {own === null ? 'Publish My Review' : 'Change My Review'}
          </Button>
          {own !== null && (
            <Button variant="secondary" busy={sent !== null} onPress={() => void takeBack()}>
              Take It Back
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

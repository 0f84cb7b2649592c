import type { OwnRuling } from '@furlong/backend';
import { APPEAL_LENGTH, gameErrors, playerText } from '@furlong/game/rules';
import {
  Button,
  EmptyState,
  Inline,
  PlayerText,
  Refusal,
  Skeleton,
  Stack,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { PlayerTextArea } from '../../../shared/community/PlayerTextArea.tsx';
import { keepDraft, keptDraft } from '../../../shared/drafts.ts';
import { formatSoon } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayerId } from '../../auth/index.ts';
import { appealMutation, type NewAppeal } from '../mutations.ts';
import { myRulingsQuery } from '../queries.ts';
import { RulingCard } from './RulingCard.tsx';

/** What referees did about the player, and the player's appeals. */
export function OwnRulings() {
  const playerId = usePlayerId();
  const rulings = useQuery(myRulingsQuery(playerId));
  if (anyFailed([rulings])) {
    return <QueryFailed title="What concerns you could not be loaded" queries={[rulings]} />;
  }
  if (!rulings.data) return <Skeleton height="12rem" />;
  if (rulings.data.length === 0) {
    return (
      <EmptyState
        title="No ruling concerns you"
        hint="Had a referee hidden what you wrote, warned or muted you, it would stand here, with the way to appeal."
      />
    );
  }
  return (
    <Stack gap="medium">
      {rulings.data.map((ruling) => (
        <RulingCard key={ruling.id} ruling={ruling}>
          <OwnAppeal ruling={ruling} playerId={playerId} />
        </RulingCard>
      ))}
    </Stack>
  );
}

function OwnAppeal({ ruling, playerId }: { ruling: OwnRuling; playerId: string }) {
  const { appeal, undone } = ruling;
  const now = useNow(30_000);
  if (appeal === null) {
    return undone === null ? <AppealForm ruling={ruling} playerId={playerId} /> : null;
  }
  if (appeal.upheld === null) {
    return (
      <Text size="small" tone="muted">
        {appeal.dueAt > now
          ? `You have appealed. The answer is due ${formatSoon(appeal.dueAt, now)}.`
          : 'You have appealed. The answer is overdue.'}
      </Text>
    );
  }
  return (
    <Stack gap="xsmall">
      <Text strong>{appeal.upheld ? 'Your appeal was upheld' : 'Your appeal was not upheld'}</Text>
      <PlayerText text={appeal.answer ?? ''} />
    </Stack>
  );
}

function AppealForm({ ruling, playerId }: { ruling: OwnRuling; playerId: string }) {
  const draft = `appeal:${ruling.id}`;
  const [text, setText] = useState(() => keptDraft(playerId, draft) ?? '');
  const [open, setOpen] = useState(text !== '');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<NewAppeal, number>(
    appealMutation(playerId),
  );
  const body = playerText(text, APPEAL_LENGTH);
  const write = (value: string) => {
    setText(value);
    setTried(false);
    forget();
    keepDraft(playerId, draft, value === '' ? null : value);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (body !== null && (await send({ rulingId: ruling.id, text: body })) === 'done') write('');
  };
  if (!open) {
    return (
      <div>
        <Button
          variant="secondary"
          size="small"
          label={`Appeal against ruling ${ruling.id}`}
          onPress={() => setOpen(true)}
        >
          Appeal
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="medium">
        <PlayerTextArea
          label="Why the ruling is wrong, for all to read once it is answered"
          value={text}
          onChange={write}
          most={APPEAL_LENGTH}
          text={body}
          error={tried && body === null ? gameErrors.appeal_text : undefined}
        />
        {refusal && <Refusal>{refusal.message}</Refusal>}
        <Inline>
          <Button type="submit" variant="secondary" size="small" busy={sent !== null}>
            Send Appeal
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

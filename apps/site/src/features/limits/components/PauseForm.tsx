import type { Limits } from '@furlong/backend';
import { DAY, type PauseDays } from '@furlong/game/rules';
import { Button, Fact, Facts, Notice, Select, Text } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { formatDate } from '../../../shared/format/time.ts';
import { pauseOptions, readDays, sayLength } from '../limitWords.ts';
import { pausePlayMutation } from '../mutations.ts';
import { LimitFrame } from './LimitFrame.tsx';

export interface PauseFormProps {
  pause: Limits['pause'];
  userId: string;
  /** The server's time, ms. */
  now: number;
}

/** A pause or an exclusion, asked for in two steps: what it means is read in between. */
export function PauseForm({ pause, userId, now }: PauseFormProps) {
  const { send, sent, refusal, forget } = useIdempotentMutation<{ days: PauseDays }, number>(
    pausePlayMutation(userId),
  );
  const [days, choose] = useState<PauseDays>(1);
  const [asked, ask] = useState(false);
  const excluded = days > 42;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!asked) return ask(true);
    await send({ days });
    ask(false);
  };
  return (
    <LimitFrame
      title="A pause, or self-exclusion"
      onSubmit={(event) => void submit(event)}
      refusal={refusal?.message ?? null}
      told={
        pause !== null && (
          <Notice tone="info">
            {pause.kind === 'pause' ? 'You have paused play' : 'You have excluded yourself'} until{' '}
            {formatDate(pause.endsAt)}. Nothing ends it sooner.
          </Notice>
        )
      }
      buttons={
        <>
          <Button type="submit" variant={asked ? 'gold' : 'secondary'} busy={sent !== null}>
            {asked ? `${excluded ? 'Exclude Me' : 'Pause'} for ${sayLength(days)}` : 'Continue'}
          </Button>
          {asked && (
            <Button variant="secondary" disabled={sent !== null} onPress={() => ask(false)}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <Text>
        A pause begins at once. No click takes it back, and nobody can end it for you: it can be
        made longer, and not shorter.
      </Text>
      <Text>
        Your horses rest meanwhile: they leave the auto-trainer, and nothing of yours is entered,
        bought, bid for, offered or trained. Box fees stand still. A race that a horse is entered
        for is run, unless you withdraw it; what is for sale stays so, unless you withdraw it; a bid
        that leads stands. Horses age and retire as all do.
      </Text>
      <Select
        label="How long"
        value={`${days}`}
        options={pauseOptions}
        onChange={({ value }) => {
          choose(readDays(value));
          ask(false);
          forget();
        }}
        disabled={sent !== null}
      />
      {asked && (
        <Facts>
          <Fact label="Until">{formatDate(now + days * DAY)}</Fact>
          <Fact label="Taken back">By nothing</Fact>
        </Facts>
      )}
    </LimitFrame>
  );
}

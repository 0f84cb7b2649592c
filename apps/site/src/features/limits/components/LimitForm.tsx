import type { Limit } from '@furlong/backend';
import { type LimitKind, MINUTE } from '@furlong/game/rules';
import { Button, Fact, Facts, Notice, Select, Text } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { limitWords, sayLimit } from '../limitWords.ts';
import { type NewLimit, setLimitMutation } from '../mutations.ts';
import { LimitFrame } from './LimitFrame.tsx';

export interface LimitFormProps {
  kind: LimitKind;
  limit: Limit;
  /** What it is held against: what it is called, and how much there was. */
  used?: { label: string; amount: string };
  userId: string;
  /** The server's time, ms. */
  now: number;
}

const none = 'none';

/** One limit: what holds, what it is held against, and what it is to be. */
export function LimitForm({ kind, limit, used, userId, now }: LimitFormProps) {
  const [holdsAt, setHoldsAt] = useState<number | null>(null);
  const { send, sent, refusal, forget } = useIdempotentMutation<NewLimit, number>({
    ...setLimitMutation(userId),
    onSuccess: setHoldsAt,
  });
  const { title, text, label, amounts, say, none: noLimit, button } = limitWords[kind];
  const present = limit.amount === null ? none : `${limit.amount}`;
  const [chosen, choose] = useState<string | null>(null);
  const value = chosen ?? present;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHoldsAt(null);
    void send({ kind, amount: value === none ? null : Number(value) });
  };
  // A limit that the list does not offer is shown all the same.
  const offered = [...new Set([...amounts, ...(limit.amount === null ? [] : [limit.amount])])];
  return (
    <LimitFrame
      title={title}
      onSubmit={submit}
      refusal={refusal?.message ?? null}
      told={
        holdsAt !== null && (
          <Notice tone="success">
            {holdsAt > now + MINUTE
              ? `It is raised ${sayWhen(holdsAt, now)}. Until then the old limit holds.`
              : 'It holds from now on.'}
          </Notice>
        )
      }
      buttons={
        <Button type="submit" variant="secondary" busy={sent !== null}>
          {button}
        </Button>
      }
    >
      <Text>{text}</Text>
      <Facts>
        <Fact label="Now">{sayLimit(limit, kind, now)}</Fact>
        {used && <Fact label={used.label}>{used.amount}</Fact>}
      </Facts>
      <Select
        label={label}
        value={value}
        onChange={({ value: next }) => {
          choose(next);
          setHoldsAt(null);
          forget();
        }}
        options={[
          ...offered
            .toSorted((a, b) => a - b)
            .map((amount) => ({ value: `${amount}`, label: say(amount) })),
          { value: none, label: noLimit },
        ]}
        disabled={sent !== null}
      />
    </LimitFrame>
  );
}

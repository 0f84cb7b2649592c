import type { Moderation, ModerationTarget } from '@furlong/backend';
import {
  type ForumRuleId,
  gameErrors,
  type ModerationAction,
  playerText,
  REASON_LENGTH,
} from '@furlong/game/rules';
import { Button, Inline, Modal, Refusal, RowButton, Select, Stack, TextArea } from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { usePlayerId } from '../../auth/index.ts';
import { moderateMutation } from '../mutations.ts';
import { actionLabels, ruleOptions, toRule } from '../rulingWords.ts';

export interface ModerateProps {
  target: ModerationTarget;
  /** What can be done about it; the first is chosen. */
  actions: readonly ModerationAction[];
  /** What it is, such as "post 3" or "the thread". */
  of: string;
}

/** A referee acts: what, under which rule, and why, for all to read. */
export function Moderate({ target, actions, of }: ModerateProps) {
  const [asking, ask] = useState(false);
  return (
    <>
      <RowButton aside label={`Rule on ${of}`} onPress={() => ask(true)}>
        Rule
      </RowButton>
      <Modal open={asking} onClose={() => ask(false)} title={`Rule on ${of}`}>
        <RulingForm target={target} actions={actions} onDone={() => ask(false)} />
      </Modal>
    </>
  );
}

const daysToMute = [1, 3, 7, 14, 30, 90];

function RulingForm({
  target,
  actions,
  onDone,
}: Omit<ModerateProps, 'of'> & { onDone: () => void }) {
  const [action, setAction] = useState<ModerationAction>(actions[0] ?? 'dismiss');
  const [rule, setRule] = useState<ForumRuleId>('respect');
  const [days, setDays] = useState(3);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, sent, refusal, forget } = useIdempotentMutation<Moderation, number>(
    moderateMutation(usePlayerId()),
  );
  const kept = playerText(reason, REASON_LENGTH);
  const needsRule = action === 'hide' || action === 'warn' || action === 'mute';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (kept === null) return;
    const ruling: Moderation = {
      ...{ action, target, reason: kept },
      ...{ rule: needsRule ? rule : null, days: action === 'mute' ? days : null },
    };
    if ((await send(ruling)) === 'done') onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="medium">
        <Select
          label="What"
          options={actions.map((each) => ({ value: each, label: actionLabels[each] }))}
          value={action}
          onChange={({ value }) => {
            forget();
            setAction(value);
          }}
        />
        {needsRule && (
          <Select
            label="Under which rule"
            options={ruleOptions}
            value={rule}
            onChange={({ value }) => {
              forget();
              setRule(toRule(value));
            }}
          />
        )}
        {action === 'mute' && (
          <Select
            label="For how many days"
            options={daysToMute.map((each) => ({ value: `${each}`, label: `${each}` }))}
            value={`${days}`}
            onChange={({ value }) => {
              forget();
              setDays(Number(value));
            }}
          />
        )}
        <TextArea
          label="Why, for all to read"
          value={reason}
          onChange={({ value }) => {
            forget();
            setTried(false);
            setReason(value);
          }}
          most={REASON_LENGTH}
          error={tried && kept === null ? gameErrors.reason_needed : undefined}
        />
        {refusal && <Refusal>{refusal.message}</Refusal>}
        <Inline justify="end">
          <Button variant="secondary" onPress={onDone}>
            Not Now
          </Button>
          <Button type="submit" busy={sent !== null}>
            Do It
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

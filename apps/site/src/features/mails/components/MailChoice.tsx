import { type MailKind, type MailTiming, mailTimings } from '@furlong/game/rules';
import { Refusal, Select, Stack } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { chooseMailsMutation } from '../mutations.ts';

export interface MailChoiceProps {
  kind: MailKind;
  timing: MailTiming;
  userId: string;
}

const kinds: Readonly<Record<MailKind, { label: string; hint: string }>> = {
  results: {
    label: 'Race results',
    hint: 'Where your horses came in, what they won, and races that were called off.',
  },
  entries: {
    label: 'Entries and race requests',
    hint: 'A horse left out by ballot, a request that is a race now, or that did not fill.',
  },
  championships: {
    label: 'Championships',
    hint: 'A horse of yours has a place in a final or a consolation.',
  },
  closing: {
    label: 'Entries closing',
    hint: 'Races of the championships that suit your horses and close within a day.',
  },
  market: {
    label: 'Outbid and sold',
    hint: 'Somebody has bid more than you; a horse of yours is sold, unsold or given back.',
  },
  claims: {
    label: 'Claims',
    hint: 'What became of your claims, and a horse of yours that was claimed.',
  },
  letters: {
    label: 'Letters',
    hint: 'That letters wait in your inbox, once for all of them.',
  },
  week: {
    label: 'Weekly summary',
    hint: 'Runs, wins, prize money and what your stable gained or lost, from Monday to Sunday.',
  },
};

const timings: Readonly<Record<MailTiming, string>> = {
  off: 'Off',
  at_once: 'At once',
  daily: 'Daily',
  weekly: 'On Mondays',
};

/** When one kind of news is mailed: chosen at once. */
export function MailChoice({ kind, timing, userId }: MailChoiceProps) {
  const { send, sent, refusal } = useIdempotentMutation<
    { kind: MailKind; timing: MailTiming },
    void
  >(chooseMailsMutation(userId));
  const { label, hint } = kinds[kind];
  return (
    <Stack gap="xsmall">
      <Select
        label={label}
        hint={hint}
        value={sent?.timing ?? timing}
        options={mailTimings[kind].map((value) => ({ value, label: timings[value] }))}
        onChange={({ value }) => void send({ kind, timing: value })}
        disabled={sent !== null}
      />
      {refusal !== null && <Refusal>{refusal.message}</Refusal>}
    </Stack>
  );
}

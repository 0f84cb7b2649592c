import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Card } from '../../../primitives/Card/Card';
import { Heading } from '../../../primitives/Heading/Heading';
import { Inline } from '../../../primitives/Inline/Inline';
import { Notice } from '../../../primitives/Notice/Notice';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { Stack } from '../../../primitives/Stack/Stack';
import { Text } from '../../../primitives/Text/Text';
import { TextField } from '../../../primitives/TextField/TextField';
import { HeldMoney, type HeldMoneyProps } from '../HeldMoney/HeldMoney';

/** A maximum in whole dollars, as it can be bid or not. */
export type BidChecked =
  | { problem: string }
  /** What the bid holds: told before the press that sends it. */
  | { problem: null; money: Omit<HeldMoneyProps, 'guide'> };

export interface BidBoxProps {
  /** The hammer was put off for the last time: what is bid is sealed. */
  sealed: boolean;
  /** Says the least that can be bid: "At least $2,500." */
  least: string;
  /** What the house does on this lot; null where it does nothing. */
  note: ReactNode;
  /** Judges what was typed: null for what is no whole number of dollars. */
  check: (maximum: number | null) => BidChecked;
  /** A bid is on its way. */
  busy: boolean;
  /** What the server answered in its stead. */
  refusal: string | null;
  /** What came of the last bid; null before the first and once another is typed. */
  answer: { tone: 'success' | 'info'; text: string } | null;
  /** Sends the maximum; answers whether it was taken. */
  onBid: (detail: { maximum: number }) => Promise<boolean>;
  /** Another maximum is typed: what was answered is over. */
  onChange: () => void;
}

/** The most that a stable would pay for a lot, what of it is held, and the two presses that bid it. */
export function BidBox({
  sealed,
  least,
  note,
  check,
  busy,
  refusal,
  answer,
  onBid,
  onChange,
}: BidBoxProps) {
  const [text, setText] = useState('');
  const [asked, ask] = useState(false);
  const [tried, setTried] = useState(false);
  const maximum = /^\s*\$?[\d,]+\s*$/.test(text) ? Number(text.replaceAll(/[^\d]/g, '')) : null;
  const checked = check(maximum);
  const money = checked.problem === null ? checked.money : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || maximum === null || money === null) return;
    if (!asked) return ask(true);
    const taken = await onBid({ maximum });
    ask(false);
    if (!taken) return;
    setText('');
    setTried(false);
  };

  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <Heading level={2}>{sealed ? 'Your sealed bid' : 'Your bid'}</Heading>
          <Text>
            {sealed
              ? 'The hammer was put off for the last time. You have one bid more, and nobody sees it before the hammer falls.'
              : 'Say the most you would pay. No more is bid than it takes to lead, and what is held comes back the moment somebody bids more.'}
          </Text>
          <TextField
            label="Your maximum, in dollars"
            value={text}
            onChange={({ value }) => {
              setText(value);
              setTried(false);
              ask(false);
              onChange();
            }}
            hint={least}
            error={tried && checked.problem !== null ? checked.problem : undefined}
            disabled={busy}
          />
          {asked && money !== null && <HeldMoney {...money} guide={null} />}
          {refusal !== null && <Refusal>{refusal}</Refusal>}
          <div role="status">
            {answer !== null && <Notice tone={answer.tone}>{answer.text}</Notice>}
          </div>
          <Inline gap="small">
            <Button type="submit" variant={asked ? 'gold' : 'secondary'} busy={busy}>
              {asked && money !== null ? `Hold ${money.held} and Bid` : 'Bid'}
            </Button>
            {asked && (
              <Button variant="secondary" disabled={busy} onPress={() => ask(false)}>
                Cancel
              </Button>
            )}
          </Inline>
          {note !== null && (
            <Text size="small" tone="muted">
              {note}
            </Text>
          )}
        </Stack>
      </form>
    </Card>
  );
}

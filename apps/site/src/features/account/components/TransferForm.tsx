import type { WalletKind } from '@furlong/backend';
import { formatMoney, gameErrors, type Means } from '@furlong/game/rules';
import {
  Button,
  Card,
  Fact,
  Facts,
  Inline,
  Money,
  Notice,
  RadioCards,
  Refusal,
  Stack,
  TextField,
} from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { readAmount } from '../../../shared/format/readAmount.ts';
import { narrowForm } from '../../../shared/page/narrowForm.css.ts';
import { type Transfer, transferMutation } from '../mutations.ts';

export interface TransferFormProps {
  means: Means;
  userId: string;
}

/** An amount and a way, what is in credits and wallet before and after, and the one button. */
export function TransferForm({ means, userId }: TransferFormProps) {
  const { send, sent, refusal, forget } = useIdempotentMutation<Transfer, Means>(
    transferMutation(userId),
  );
  const [to, setTo] = useState<WalletKind>('credits');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [moved, setMoved] = useState<Transfer | null>(null);
  const from: WalletKind = to === 'credits' ? 'wallet' : 'credits';
  const amount = readAmount(text);
  const problem = problemOf(amount, from, means);
  const change = () => {
    forget();
    setTried(false);
    setMoved(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setMoved(null);
    if (amount === null || problem !== null) return;
    if ((await send({ amount, to })) !== 'done') return;
    setMoved({ amount, to });
    setText('');
    setTried(false);
  };

  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <Facts>
            <Fact label="Credits" size="large">
              <Money amount={formatMoney(means.credits)} />
            </Fact>
            <Fact label="Wallet" size="large">
              <Money amount={formatMoney(means.wallet)} tone="gold" />
            </Fact>
          </Facts>
          <RadioCards
            label="Which way"
            value={to}
            onChange={({ value }) => {
              setTo(value);
              change();
            }}
            cards={[
              { value: 'credits', title: 'To your credits', note: 'Prize money that you spend.' },
              { value: 'wallet', title: 'To your wallet', note: 'Credits that you put by.' },
            ]}
          />
          <div className={narrowForm}>
            <TextField
              label="Amount, in dollars"
              value={text}
              onChange={({ value }) => {
                setText(value);
                change();
              }}
              hint={`${formatMoney(means[from])} can be moved.`}
              error={tried && problem !== null ? problem : undefined}
              disabled={sent !== null}
            />
          </div>
          {amount !== null && problem === null && (
            <Facts>
              <Fact label="Credits afterwards">
                <Money
                  amount={formatMoney(means.credits + (to === 'credits' ? amount : -amount))}
                />
              </Fact>
              <Fact label="Wallet afterwards">
                <Money amount={formatMoney(means.wallet + (to === 'wallet' ? amount : -amount))} />
              </Fact>
            </Facts>
          )}
          {refusal !== null && <Refusal>{refusal.message}</Refusal>}
          <div role="status">
            {moved !== null && (
              <Notice tone="success">
                {`${formatMoney(moved.amount)} ${moved.amount === 1 ? 'is' : 'are'} in your ${moved.to} now.`}
              </Notice>
            )}
          </div>
          <Inline>
            <Button type="submit" busy={sent !== null}>
              {amount === null ? 'Move Money' : `Move ${formatMoney(amount)}`}
            </Button>
            <Button
              variant="secondary"
              disabled={means[from] === 0 || sent !== null}
              onPress={() => {
                setText(String(means[from]));
                change();
              }}
            >
              All of it
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

function problemOf(amount: number | null, from: WalletKind, means: Means): string | null {
  if (amount === null) return 'An amount is a whole number of dollars, at least 1.';
  if (amount <= means[from]) return null;
  return gameErrors[from === 'wallet' ? 'too_little_in_wallet' : 'too_few_credits'];
}

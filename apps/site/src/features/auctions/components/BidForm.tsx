import type { BidAnswer, LotToBidOn } from '@furlong/backend';
import { formatMoney, fromWallet, gameErrors, type Means } from '@furlong/game/rules';
import {
  Button,
  Card,
  Heading,
  HeldMoney,
  Inline,
  Notice,
  Refusal,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { readAmount } from '../../../shared/format/readAmount.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../../auth/index.ts';
import { myWalletsQuery } from '../../stable/index.ts';
import { answerWords } from '../lotWords.ts';
import { type Bid, placeBidMutation } from '../mutations.ts';

/** The most that the player would pay, what of it is held, and the two presses that bid it. */
export function BidForm({ lot }: { lot: LotToBidOn }) {
  const { userId } = usePlayer();
  const wallets = useQuery(myWalletsQuery(userId));
  if (anyFailed([wallets])) {
    return <QueryFailed title="Your credits could not be loaded" queries={[wallets]} />;
  }
  if (!wallets.data) return <Skeleton height="12rem" />;
  return <Form lot={lot} means={wallets.data} userId={userId} />;
}

function Form({ lot, means, userId }: { lot: LotToBidOn; means: Means; userId: string }) {
  const [answer, setAnswer] = useState<BidAnswer | null>(null);
  const { send, sent, refusal, forget } = useIdempotentMutation<Bid, BidAnswer>({
    ...placeBidMutation(userId),
    onSuccess: setAnswer,
  });
  const [text, setText] = useState('');
  const [asked, ask] = useState(false);
  const [tried, setTried] = useState(false);
  const least = lot.leastBid ?? lot.startingBid;
  const maximum = readAmount(text);
  const held = lot.own.stands ? (lot.own.maximum ?? 0) : 0;
  const more = maximum === null ? 0 : maximum - held;
  const moved = fromWallet(more, means);
  const problem = problemOf(maximum, moved, { least, most: lot.mostBid });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (maximum === null || problem !== null) return;
    if (!asked) return ask(true);
    const outcome = await send({ auctionId: lot.id, maximum, fromWallet: moved ?? 0 });
    ask(false);
    if (outcome !== 'done') return;
    setText('');
    setTried(false);
  };

  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <Heading level={2}>{lot.sealed ? 'Your sealed bid' : 'Your bid'}</Heading>
          <Text>
            {lot.sealed
              ? 'The hammer was put off for the last time. You have one bid more, and nobody sees it before the hammer falls.'
              : 'Say the most you would pay. No more is bid than it takes to lead, and what is held comes back the moment somebody bids more.'}
          </Text>
          <TextField
            label="Your maximum, in dollars"
            value={text}
            onChange={({ value }) => {
              setText(value);
              setTried(false);
              setAnswer(null);
              ask(false);
              forget();
            }}
            hint={`At least ${formatMoney(least)}.`}
            error={tried && problem !== null ? problem : undefined}
            disabled={sent !== null}
          />
          {asked && problem === null && moved !== null && (
            <HeldMoney
              held={formatMoney(more)}
              fromWallet={moved > 0 ? formatMoney(moved) : null}
              left={formatMoney(means.credits + moved - more)}
              guide={null}
            />
          )}
          {refusal !== null && <Refusal>{refusal.message}</Refusal>}
          <div role="status">
            {answer !== null && (
              <Notice tone={answer === 'outbid' ? 'info' : 'success'}>{answerWords[answer]}</Notice>
            )}
          </div>
          <Inline gap="small">
            <Button type="submit" variant={asked ? 'gold' : 'secondary'} busy={sent !== null}>
              {asked && maximum !== null ? `Hold ${formatMoney(more)} and Bid` : 'Bid'}
            </Button>
            {asked && (
              <Button variant="secondary" disabled={sent !== null} onPress={() => ask(false)}>
                Cancel
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

/** Why an amount cannot be bid; null for one that can. */
function problemOf(
  maximum: number | null,
  moved: number | null,
  { least, most }: { least: number; most: number | null },
): string | null {
  if (maximum === null) return 'A bid is a whole number of dollars.';
  if (maximum < least) return `It takes ${formatMoney(least)} at least.`;
  if (most !== null && maximum > most) return gameErrors.pays_too_much;
  return moved === null ? gameErrors.too_few_credits : null;
}

import type { BidAnswer, LotToBidOn } from '@furlong/backend';
import { formatMoney, fromWallet, gameErrors, type Means } from '@furlong/game/rules';
import { BidBox, Skeleton } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../../auth/index.ts';
import { myWalletsQuery } from '../../stable/index.ts';
import { answerWords, houseBidsWords } from '../lotWords.ts';
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
  const least = lot.leastBid ?? lot.startingBid;
  const held = lot.own.stands ? (lot.own.maximum ?? 0) : 0;
  const movedFor = (maximum: number) => fromWallet(maximum - held, means);

  return (
    <BidBox
      sealed={lot.sealed}
      least={`At least ${formatMoney(least)}.`}
      note={lot.vendorKind === 'house' ? houseBidsWords : null}
      check={(maximum) => {
        const moved = maximum === null ? null : movedFor(maximum);
        const problem = problemOf(maximum, moved, { least, most: lot.mostBid });
        if (problem !== null || maximum === null || moved === null) {
          return { problem: problem ?? gameErrors.too_few_credits };
        }
        const more = maximum - held;
        return {
          problem: null,
          money: {
            held: formatMoney(more),
            fromWallet: moved > 0 ? formatMoney(moved) : null,
            left: formatMoney(means.credits + moved - more),
          },
        };
      }}
      busy={sent !== null}
      refusal={refusal?.message ?? null}
      answer={
        answer && { tone: answer === 'outbid' ? 'info' : 'success', text: answerWords[answer] }
      }
      onBid={async ({ maximum }) =>
        (await send({ auctionId: lot.id, maximum, fromWallet: movedFor(maximum) ?? 0 })) === 'done'
      }
      onChange={() => {
        setAnswer(null);
        forget();
      }}
    />
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

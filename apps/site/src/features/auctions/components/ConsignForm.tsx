import type { HorseSale, OwnHorse } from '@furlong/backend';
import {
  AUCTION_LISTING,
  auctionDurations,
  commissionOn,
  DAY,
  formatMoney,
  fromWallet,
  gameErrors,
  HOUR,
  LEAST_FIRST_BID,
  type Means,
  MINUTE,
  priceBounds,
} from '@furlong/game/rules';
import {
  Button,
  ButtonLink,
  Card,
  Fact,
  Facts,
  Inline,
  Money,
  Notice,
  Refusal,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@furlong/ui';
import { type FormEvent, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { readAmount } from '../../../shared/format/readAmount.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { useHorseSale } from '../../market/index.ts';
import { type Consignment, consignMutation } from '../mutations.ts';

export interface ConsignFormProps {
  horse: OwnHorse;
  means: Means;
  userId: string;
}

/** What a horse is worth, and the form that brings it under the hammer; or why it cannot come there. */
export function ConsignForm(props: ConsignFormProps) {
  const { horse } = props;
  const sale = useHorseSale(horse.id);
  const now = useNow(60_000);
  if (anyFailed([sale])) {
    return <QueryFailed title="What it is worth could not be loaded" queries={[sale]} />;
  }
  if (!sale.data) return <Skeleton height="16rem" />;
  const { obstacle, listing } = sale.data;
  const barred =
    listing !== null
      ? 'already_for_sale'
      : obstacle === 'sale_while_entered' || obstacle === 'sale_while_at_work'
        ? null
        : obstacle;
  if (barred !== null) {
    return (
      <Notice tone="info">
        {`${gameErrors[barred]}${
          barred === 'not_sellable_yet' && horse.sellableFrom !== null
            ? ` It can be sold from ${sayWhen(horse.sellableFrom, now)}.`
            : ''
        }`}
      </Notice>
    );
  }
  return <Form {...props} sale={sale.data} />;
}

/** How long an auction lasts, in words. */
function sayDuration(ms: number): string {
  if (ms < HOUR) return pluralize(ms / MINUTE, 'minute');
  return ms < DAY ? pluralize(ms / HOUR, 'hour') : pluralize(ms / DAY, 'day');
}

function Form({ horse, means, userId, sale }: ConsignFormProps & { sale: HorseSale }) {
  const { send, sent, refusal, forget } = useIdempotentMutation<Consignment, string>({
    ...consignMutation(userId),
    onSuccess: (auctionId) => setLot(auctionId),
  });
  const { least, most } = priceBounds(sale.rulePrice);
  const bounds = { least: sale.leastToAsk ?? least, most };
  const [lot, setLot] = useState<string | null>(null);
  const [reserve, setReserve] = useState(`${Math.max(bounds.least, sale.rulePrice)}`);
  const [first, setFirst] = useState(
    `${Math.max(LEAST_FIRST_BID, Math.round(sale.rulePrice / 3))}`,
  );
  const [duration, setDuration] = useState(auctionDurations[0] ?? DAY);
  const [tried, setTried] = useState(false);
  const asked = { reserve: readAmount(reserve), first: readAmount(first) };
  const moved = fromWallet(AUCTION_LISTING, means);
  const problems = problemsOf(asked, bounds);

  if (lot !== null) {
    return (
      <Notice
        tone="success"
        action={
          <ButtonLink href={paths.auctionLot(lot)} variant="secondary" size="small">
            See the lot
          </ButtonLink>
        }
      >
        {`${horse.name} is under the hammer for ${sayDuration(duration)}.`}
      </Notice>
    );
  }
  const change = (set: (text: string) => void) => (detail: { value: string }) => {
    set(detail.value);
    setTried(false);
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (asked.reserve === null || asked.first === null || moved === null) return;
    if (problems.reserve !== null || problems.first !== null) return;
    await send({
      ...{ horseId: horse.id, reserve: asked.reserve, startingBid: asked.first },
      ...{ duration, fromWallet: moved },
    });
  };
  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="medium">
          <Facts>
            <Fact label="Guide price" size="large">
              <Money amount={formatMoney(sale.comparable?.median ?? sale.rulePrice)} />
            </Fact>
            <Fact label="At the reserve you would have" size="large">
              <Money
                amount={
                  asked.reserve === null
                    ? '–'
                    : formatMoney(asked.reserve - commissionOn(asked.reserve))
                }
              />
            </Fact>
          </Facts>
          <TextField
            label="Reserve, in dollars"
            value={reserve}
            onChange={change(setReserve)}
            hint={`Between ${formatMoney(bounds.least)} and ${formatMoney(bounds.most)}. Only you are told it.`}
            error={tried && problems.reserve !== null ? problems.reserve : undefined}
            disabled={sent !== null}
          />
          <TextField
            label="First bid, in dollars"
            value={first}
            onChange={change(setFirst)}
            hint={`At least ${formatMoney(LEAST_FIRST_BID)}, and no more than the reserve.`}
            error={tried && problems.first !== null ? problems.first : undefined}
            disabled={sent !== null}
          />
          <Select
            label="The hammer falls in"
            options={auctionDurations.map((ms) => ({ value: `${ms}`, label: sayDuration(ms) }))}
            value={`${duration}`}
            onChange={({ value }) => setDuration(Number(value))}
          />
          <Text size="small" tone="muted">
            {`Consigning costs ${formatMoney(AUCTION_LISTING)}, and 5% of the price goes to the house. You can withdraw the horse until somebody bids. What it wears stays with you.`}
          </Text>
          {moved === null && <Notice tone="info">{gameErrors.too_few_credits}</Notice>}
          {refusal !== null && <Refusal>{refusal.message}</Refusal>}
          <Inline>
            <Button type="submit" variant="gold" busy={sent !== null} disabled={moved === null}>
              {`Consign for ${formatMoney(AUCTION_LISTING)}`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

/** Why a reserve or a first bid cannot be taken; null for one that can. */
function problemsOf(
  { reserve, first }: { reserve: number | null; first: number | null },
  { least, most }: { least: number; most: number },
) {
  const isReserve = reserve !== null && reserve >= least && reserve <= most;
  const isFirst = first !== null && first >= LEAST_FIRST_BID && first <= (reserve ?? most);
  return {
    reserve: isReserve ? null : `Between ${formatMoney(least)} and ${formatMoney(most)}.`,
    first: isFirst
      ? null
      : `At least ${formatMoney(LEAST_FIRST_BID)}, and no more than the reserve.`,
  };
}

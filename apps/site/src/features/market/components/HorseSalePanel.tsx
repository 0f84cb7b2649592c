import type { HorseSale, PublicHorse } from '@furlong/backend';
import { commissionOn, formatMoney, gameErrors, nearGuide, priceBounds } from '@furlong/game/rules';
import {
  Button,
  Card,
  Fact,
  Facts,
  Heading,
  Inline,
  Money,
  Notice,
  Refusal,
  SaleOffer,
  Stack,
  Text,
} from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayerId } from '../../auth/index.ts';
import { useMyStableId } from '../../stable/index.ts';
import { offerMutation, returnHorseMutation, withdrawMutation } from '../mutations.ts';
import { useBuying } from '../useBuying.ts';
import { useHorseSale } from '../useHorseSale.ts';
import { PurchaseDialog } from './PurchaseDialog.tsx';

/** How a horse stands in the sales ring: to buy, or to its owner to offer. */
export function HorseSalePanel({ horse }: { horse: PublicHorse }) {
  const playerId = usePlayerId();
  const sale = useHorseSale(horse.id);
  const mine = useMyStableId() === horse.stable.id;
  const { horseId, choose, leave } = useBuying();

  // Of a horse that is not for sale there is nothing to tell but to its owner.
  if (!sale.data || horse.retiredAt !== null || horse.stable.isHouse) return null;
  if (!mine && !sale.data.listing && horseId === null) return null;
  return (
    <div id="sale">
      <Card element="section">
        <Stack gap="medium">
          <Heading level={2}>{headingOf(sale.data, mine)}</Heading>
          <Prices sale={sale.data} />
          {mine ? (
            <Offer horse={horse} sale={sale.data} playerId={playerId} />
          ) : (
            <Inline gap="small">
              <Button variant="gold" onPress={() => choose({ horseId: horse.id })}>
                Buy Now
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
      {horseId === horse.id && <PurchaseDialog horseId={horse.id} onClose={leave} />}
    </div>
  );
}

function headingOf({ listing }: HorseSale, mine: boolean): string {
  if (listing) return 'For sale';
  return mine ? 'Sell this horse' : 'Sales ring';
}

function Prices({ sale: { listing, comparable, rulePrice } }: { sale: HorseSale }) {
  return (
    <Stack gap="xsmall">
      <Facts>
        {listing && (
          <Fact label="Price" size="large">
            <Money amount={formatMoney(listing.price)} />
          </Fact>
        )}
        <Fact label="Guide price" size="large">
          <Money amount={formatMoney(comparable?.median ?? rulePrice)} />
        </Fact>
      </Facts>
      <Text size="small" tone="muted">
        {comparable
          ? `${salesCounted(comparable.sales)} of its age and within three pounds of its rating. By the rule it is worth ${formatMoney(rulePrice)}.`
          : 'By the rule of rating and age: no comparable sales yet.'}
      </Text>
    </Stack>
  );
}

function salesCounted(sales: number): string {
  return sales === 1
    ? 'The last sale of a horse'
    : `The median of the last ${sales} sales of horses`;
}

interface OfferProps {
  horse: PublicHorse;
  sale: HorseSale;
  playerId: string;
}

interface Input {
  horseId: string;
}

function Offer({ horse, sale, playerId }: OfferProps) {
  const now = useNow(60_000);
  const offer = useIdempotentMutation<Input & { price: number; listed: boolean }, void>(
    offerMutation(playerId),
  );
  const withdrawal = useIdempotentMutation<Input, void>(withdrawMutation(playerId));
  const listed = sale.listing !== null;
  const { least, most } = priceBounds(sale.rulePrice);
  const bounds = { least: sale.leastToAsk ?? least, most };
  const near = nearGuide(sale.rulePrice);
  const obstacle = listed ? null : sale.obstacle;
  const refusal = offer.refusal?.message ?? withdrawal.refusal?.message ?? null;

  return (
    <Stack gap="medium">
      <GiveBack horse={horse} sale={sale} playerId={playerId} now={now} />
      {obstacle !== null && refusal !== null && <Refusal>{refusal}</Refusal>}
      {obstacle !== null ? (
        <Text>
          {gameErrors[obstacle]}
          {obstacle === 'not_sellable_yet' &&
            horse.sellableFrom !== null &&
            ` It can be sold from ${sayWhen(horse.sellableFrom, now)}.`}
        </Text>
      ) : (
        <>
          <Text size="small" tone="muted">
            {listed
              ? 'While it is for sale it is neither raced nor trained.'
              : 'While it is for sale it is neither raced nor trained. What it wears stays with you, and 5% of the price goes to the house.'}
          </Text>
          <Text size="small" tone="muted">
            {`Stables deal near the guide by the rule: from ${formatMoney(near.least)} to ${formatMoney(near.most)}. Below that you may ask, and above it another stable may pay, only as far as its own prizes go, and not in its first four weeks.`}
          </Text>
          <SaleOffer
            // What was being typed is of the price before.
            key={sale.listing?.price}
            price={sale.listing?.price ?? sale.comparable?.median ?? sale.rulePrice}
            bounds={bounds}
            boundsText={`Between ${formatMoney(bounds.least)} and ${formatMoney(bounds.most)}.`}
            receives={(price) => formatMoney(price - commissionOn(price))}
            listed={listed}
            busy={offer.sent ? 'price' : withdrawal.sent ? 'withdrawal' : null}
            refusal={refusal}
            onOffer={({ price }) => {
              withdrawal.forget();
              void offer.send({ horseId: horse.id, price, listed });
            }}
            onWithdraw={() => {
              offer.forget();
              void withdrawal.send({ horseId: horse.id });
            }}
          />
        </>
      )}
    </Stack>
  );
}

/** A horse of the house may be given back for a day: in two steps, as it was bought. */
function GiveBack({ horse, sale, playerId, now }: OfferProps & { now: number }) {
  const { send, sent, refusal } = useIdempotentMutation<Input, number>(
    returnHorseMutation(playerId),
  );
  const [asked, ask] = useState(false);
  if (sale.giveBack === null) return null;
  const { until, price, toBoxes } = sale.giveBack;
  const boxes =
    toBoxes === 0 ? '' : `, of which ${formatMoney(toBoxes)} pays what your boxes still cost`;
  return (
    <>
      <Notice
        tone="info"
        action={
          asked ? (
            <Inline gap="small">
              <Button
                variant="secondary"
                size="small"
                disabled={sent !== null}
                onPress={() => ask(false)}
              >
                Keep it
              </Button>
              <Button
                variant="danger"
                size="small"
                busy={sent !== null}
                onPress={() => void send({ horseId: horse.id })}
              >
                Give it back
              </Button>
            </Inline>
          ) : (
            <Button variant="secondary" size="small" onPress={() => ask(true)}>
              Give It Back
            </Button>
          )
        }
      >
        {asked
          ? `${horse.name} goes back to the house, and ${formatMoney(price)} comes back to your credits${boxes}. This can be done once with each horse.`
          : `The house takes ${horse.name} back for ${formatMoney(price)} until ${sayWhen(until, now)}, as long as it has not raced and is not renamed or retired.`}
      </Notice>
      {refusal && <Refusal>{refusal.message}</Refusal>}
    </>
  );
}

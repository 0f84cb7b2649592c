import { type FormEvent, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { TextField } from '../../../primitives/TextField/TextField';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import * as styles from './SaleOffer.css';

/** Whole dollars, both included. */
export interface PriceBounds {
  least: number;
  most: number;
}

export interface SaleOfferProps {
  /** What the field holds to begin with, in whole dollars. */
  price: number;
  bounds: PriceBounds;
  /** Says which prices are taken: "Between $3,360 and $33,600." */
  boundsText: string;
  /** What the seller is paid of a price in whole dollars: "$10,640". */
  receives: (price: number) => string;
  /** The horse is in the ring, and its price is changed. */
  listed: boolean;
  /** What is on its way. */
  busy: 'price' | 'withdrawal' | null;
  /** What the server answered in its stead. */
  refusal: string | null;
  onOffer: (detail: { price: number }) => void;
  /** Takes the horse out of the ring. */
  onWithdraw: () => void;
}

/** The price at which a horse is offered, and what its seller is paid of it. */
export function SaleOffer({
  price,
  bounds,
  boundsText,
  receives,
  listed,
  busy,
  refusal,
  onOffer,
  onWithdraw,
}: SaleOfferProps) {
  const [text, setText] = useState(String(price));
  const [tried, setTried] = useState(false);
  const asked = /^\s*\$?[\d,]+\s*$/.test(text) ? Number(text.replaceAll(/[^\d]/g, '')) : null;
  const taken = asked !== null && asked >= bounds.least && asked <= bounds.most;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (taken && busy === null) onOffer({ price: asked });
  };

  return (
    <form className={styles.root} onSubmit={send} noValidate>
      <div className={styles.fields}>
        <div className={styles.price}>
          <TextField
            label="Price, $"
            value={text}
            onChange={({ value }) => {
              setText(value);
              setTried(false);
            }}
            hint={boundsText}
            error={tried && !taken ? `A price is a whole number. ${boundsText}` : undefined}
          />
        </div>
        <Facts>
          <Fact label="You receive" size="large">
            {taken ? <Money amount={receives(asked)} tone="gold" /> : '–'}
          </Fact>
        </Facts>
      </div>
      {refusal !== null && <Refusal>{refusal}</Refusal>}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={listed ? 'primary' : 'gold'}
          busy={busy === 'price'}
          disabled={busy === 'withdrawal'}
        >
          {listed ? 'Change Price' : 'Offer for Sale'}
        </Button>
        {listed && (
          <Button
            variant="secondary"
            busy={busy === 'withdrawal'}
            disabled={busy === 'price'}
            onPress={onWithdraw}
          >
            Withdraw from Sale
          </Button>
        )}
      </div>
    </form>
  );
}

import { useId } from 'react';
import { RowButton } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { useIntoView } from '../../../primitives/Refusal/useIntoView';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { payLabel } from '../../account/payLabel';
import { Money } from '../../badges/Money/Money';
import { StarRating } from '../../badges/StarRating/StarRating';
import type { EquipmentMake } from '../EquipmentIcon/drawings';
import { EquipmentIcon } from '../EquipmentIcon/EquipmentIcon';
import { itemWear } from '../item.css';
import { type EquipmentSlot, slotText } from '../slots';
import * as styles from './EquipmentCard.css';

/** How far a purchase has come. `bought` leads to where the piece is. */
export type PurchaseProgress =
  | { state: 'ready' | 'busy' }
  | { state: 'refused'; refusal: string }
  | { state: 'bought'; href: string };

const ready: PurchaseProgress = { state: 'ready' };

export interface EquipmentCardProps {
  /** Handed back by `onBuy` and `onAddToCart`; never shown. */
  itemId: string;
  name: string;
  /** Where it is put, which is also its category in the shop. */
  slot: EquipmentSlot;
  /** Which of the three for its slot. */
  make: EquipmentMake;
  /** From 0 to 5. */
  rating: number;
  description: string;
  /** What it does for the horse, such as "+3 Speed". */
  effect: string;
  /** How long it lasts, such as "Lasts 40 runs". Left out if it does not wear. */
  lasts?: string;
  /** Such as "$2,500". */
  price: string;
  /** What of the price would be moved out of the wallet, as the credits lack it: "$1,200". */
  fromWallet?: string | undefined;
  /**
   * How many the stable has.
   * @default 0
   */
  owned?: number;
  /**
   * How many of it lie in the cart.
   * @default 0
   */
  inCart?: number;
  /** Why it cannot be bought now, such as too few credits. It can still be put in the cart. */
  refusal?: string;
  /**
   * How far the purchase of one has come.
   * @default { state: 'ready' }
   */
  purchase?: PurchaseProgress;
  onBuy: (detail: { itemId: string }) => void;
  onAddToCart: (detail: { itemId: string }) => void;
}

/** One piece of equipment in the shop. */
export function EquipmentCard({
  itemId,
  name,
  slot,
  make,
  rating,
  description,
  effect,
  lasts,
  price,
  fromWallet,
  owned = 0,
  inCart = 0,
  refusal,
  purchase = ready,
  onBuy,
  onAddToCart,
}: EquipmentCardProps) {
  const nameId = useId();
  const refused = useIntoView<HTMLParagraphElement>(purchase.state === 'refused');
  return (
    <article className={styles.root} aria-labelledby={nameId}>
      <header className={styles.head}>
        <div className={styles.icon}>
          <EquipmentIcon slot={slot} make={make} />
        </div>
        <div className={styles.identity}>
          <p className={styles.category}>{slotText[slot]}</p>
          <HeadingElement id={nameId} className={styles.name}>
            {name}
          </HeadingElement>
          <div className={styles.stars}>
            <StarRating rating={rating} />
          </div>
        </div>
      </header>
      <p className={styles.description}>{description}</p>
      {refusal && <p className={styles.note}>{refusal}</p>}
      {purchase.state === 'refused' && (
        <p ref={refused} role="alert" className={styles.note}>
          {purchase.refusal}
        </p>
      )}
      {purchase.state === 'bought' && (
        <p role="status" className={styles.note} data-quiet>
          Bought, and put in your tack room. <Link href={purchase.href}>Put it on a horse</Link>
        </p>
      )}
      {(owned > 0 || inCart > 0) && (
        <p className={styles.note} data-quiet>
          {[owned > 0 && `You have ${owned}`, inCart > 0 && `${inCart} in your cart`]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
      )}
      <div className={styles.terms}>
        <span className={styles.price}>
          <Money amount={price} />
        </span>
        <span className={styles.gain}>
          <span className={styles.effect}>{effect}</span>
          {lasts && <span className={itemWear}>{lasts}</span>}
        </span>
      </div>
      <footer className={styles.actions}>
        <RowButton aside onPress={() => onAddToCart({ itemId })}>
          Add to Cart
          <VisuallyHidden> {name}</VisuallyHidden>
        </RowButton>
        <RowButton
          busy={purchase.state === 'busy'}
          disabled={refusal !== undefined}
          onPress={() => onBuy({ itemId })}
        >
          {payLabel('Buy Now', 'Buy', fromWallet)}
          <VisuallyHidden> {name}</VisuallyHidden>
        </RowButton>
      </footer>
    </article>
  );
}

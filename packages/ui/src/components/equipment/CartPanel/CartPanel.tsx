import { IconShoppingCart, IconX } from '@tabler/icons-react';
import { Button } from '../../../primitives/Button/Button';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Money } from '../../badges/Money/Money';
import { itemName } from '../item.css';
import { type EquipmentSlot, slotText } from '../slots';
import * as styles from './CartPanel.css';

/** Several of one piece of equipment. */
export interface CartLine {
  itemId: string;
  name: string;
  slot: EquipmentSlot;
  quantity: number;
  /** Of all of them together, such as "$960". */
  price: string;
}

/**
 * How far the purchase has come. `tooFewCredits` forbids it beforehand; `refused` is what the
 * server answered; `done` is shown until something new is put in.
 */
export type CartProgress =
  | { state: 'ready' | 'tooFewCredits' | 'busy' | 'done' }
  | { state: 'refused'; refusal: string };

export interface CartPanelProps {
  /** Nothing in it, and the cart says so. */
  lines: readonly CartLine[];
  /** Of all lines, such as "$3,460". */
  total: string;
  /** What the stable has to spend, such as "$25,000". */
  credits: string;
  progress: CartProgress;
  /**
   * Shows the shape of the cart while it is on its way.
   * @default false
   */
  loading?: boolean;
  onRemove: (detail: { itemId: string }) => void;
  onCheckout: () => void;
}

/** What the owner is about to buy. */
export function CartPanel({
  lines,
  total,
  credits,
  progress,
  loading = false,
  onRemove,
  onCheckout,
}: CartPanelProps) {
  const { state } = progress;
  return (
    <section className={styles.root} aria-label="Cart" aria-busy={loading || undefined}>
      <HeadingElement className={styles.title}>Cart</HeadingElement>
      {loading ? (
        <>
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
          <Skeleton height="2.75rem" />
        </>
      ) : (
        <>
          {lines.length === 0 ? (
            <div className={styles.empty}>
              <Icon icon={IconShoppingCart} size="xxlarge" weight="light" />
              <p className={styles.emptyTitle}>Your cart is empty</p>
              {state !== 'done' && (
                <p className={styles.hint}>What you add is kept here until you check out.</p>
              )}
            </div>
          ) : (
            <>
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <Line key={line.itemId} line={line} busy={state === 'busy'} onRemove={onRemove} />
                ))}
              </ul>
              <dl className={styles.sums}>
                <div className={styles.sum}>
                  <dt className={styles.term}>Total</dt>
                  <dd className={styles.total}>
                    <Money amount={total} />
                  </dd>
                </div>
                <div className={styles.sum}>
                  <dt className={styles.term}>Your credits</dt>
                  <dd className={styles.balance}>
                    <Money amount={credits} />
                  </dd>
                </div>
              </dl>
            </>
          )}
          <p role="status" className={styles.message} data-done={state === 'done' || undefined}>
            {messageOf(progress)}
          </p>
          {lines.length > 0 && (
            <Button
              wide
              busy={state === 'busy'}
              disabled={state === 'tooFewCredits'}
              onPress={onCheckout}
            >
              Checkout
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface LineProps {
  line: CartLine;
  busy: boolean;
  onRemove: CartPanelProps['onRemove'];
}

function Line({ line: { itemId, name, slot, quantity, price }, busy, onRemove }: LineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.item}>
        <p className={itemName}>{name}</p>
        <p className={styles.kind}>
          {slotText[slot]}
          {quantity > 1 && ` × ${quantity}`}
        </p>
      </div>
      <div className={styles.price}>
        <Money amount={price} />
        <IconButton
          label={`Remove ${name}`}
          icon={<Icon icon={IconX} />}
          onPress={() => {
            // What is being bought can no longer be taken out.
            if (!busy) onRemove({ itemId });
          }}
        />
      </div>
    </li>
  );
}

function messageOf(progress: CartProgress) {
  switch (progress.state) {
    case 'tooFewCredits':
      return 'You have too few credits. Take something out of the cart.';
    case 'refused':
      return progress.refusal;
    case 'done':
      return 'Bought. You find it in Apply Equipment.';
    case 'ready':
    case 'busy':
      return null;
  }
}

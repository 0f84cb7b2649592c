import { IconMinus, IconPlus, IconShoppingCart, IconX } from '@tabler/icons-react';
import { Button } from '../../../primitives/Button/Button';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { useIntoView } from '../../../primitives/Refusal/useIntoView';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { payLabel } from '../../account/payLabel';
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
  /** What one cost when it was put in, such as "$450"; left out where that has not changed. */
  was?: string;
}

/**
 * How far the purchase has come. `tooFewCredits` forbids it beforehand; `refused` is what the
 * server answered; `done` is shown until something new is put in, with the way to where the pieces are.
 */
export type CartProgress =
  | { state: 'ready' | 'tooFewCredits' | 'busy' }
  | { state: 'done'; href: string }
  | { state: 'refused'; refusal: string };

export interface CartPanelProps {
  /** Nothing in it, and the cart says so. */
  lines: readonly CartLine[];
  /** Of all lines, such as "$3,460". */
  total: string;
  /** What the stable has to spend, such as "$25,000". */
  credits: string;
  /** What will be left of it, such as "$21,540"; null where that is less than nothing. */
  left: string | null;
  /** What of the total would be moved out of the wallet, as the credits lack it: "$1,200". */
  fromWallet?: string | undefined;
  /** How many of one piece the cart takes at most. */
  most: number;
  progress: CartProgress;
  /**
   * Shows the shape of the cart while it is on its way.
   * @default false
   */
  loading?: boolean;
  /** Called with another quantity of a line: 0 takes it out. */
  onQuantity: (detail: { itemId: string; quantity: number }) => void;
  onCheckout: () => void;
}

/** What the owner is about to buy. */
export function CartPanel({
  lines,
  total,
  credits,
  left,
  fromWallet,
  most,
  progress,
  loading = false,
  onQuantity,
  onCheckout,
}: CartPanelProps) {
  const { state } = progress;
  const message = useIntoView<HTMLParagraphElement>(state === 'refused');
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
            <ul className={styles.lines}>
              {lines.map((line) => (
                <Line
                  key={line.itemId}
                  line={line}
                  most={most}
                  busy={state === 'busy'}
                  onQuantity={onQuantity}
                />
              ))}
            </ul>
          )}
          <dl className={styles.sums}>
            {lines.length > 0 && (
              <div className={styles.sum}>
                <dt className={styles.term}>Total</dt>
                <dd className={styles.total}>
                  <Money amount={total} />
                </dd>
              </div>
            )}
            <div className={styles.sum}>
              <dt className={styles.term}>Your credits</dt>
              <dd className={styles.balance}>
                <Money amount={credits} />
              </dd>
            </div>
            {lines.length > 0 && fromWallet !== undefined && (
              <div className={styles.sum}>
                <dt className={styles.term}>From your wallet</dt>
                <dd className={styles.balance}>
                  <Money amount={fromWallet} />
                </dd>
              </div>
            )}
            {lines.length > 0 && left !== null && (
              <div className={styles.sum}>
                <dt className={styles.term}>Left after this</dt>
                <dd className={styles.balance}>
                  <Money amount={left} />
                </dd>
              </div>
            )}
          </dl>
          <p
            ref={message}
            role="status"
            className={styles.message}
            data-done={state === 'done' || undefined}
          >
            {messageOf(progress)}
          </p>
          {lines.length > 0 && (
            <Button
              variant="gold"
              wide
              busy={state === 'busy'}
              disabled={state === 'tooFewCredits'}
              onPress={onCheckout}
            >
              {payLabel('Checkout', 'Check Out', fromWallet)}
            </Button>
          )}
          {progress.state === 'done' && (
            <ButtonLink href={progress.href} wide variant="secondary">
              Put it on a horse
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}

interface LineProps {
  line: CartLine;
  most: number;
  busy: boolean;
  onQuantity: CartPanelProps['onQuantity'];
}

function Line({ line, most, busy, onQuantity }: LineProps) {
  const { itemId, name, slot, quantity, price, was } = line;
  // What is being bought can no longer be changed.
  const change = (next: number) => {
    if (!busy) onQuantity({ itemId, quantity: next });
  };
  return (
    <li className={styles.line}>
      <div className={styles.item}>
        <p className={itemName}>{name}</p>
        <p className={styles.kind}>
          {slotText[slot]}
          {quantity > 1 && ` × ${quantity}`}
        </p>
        {was !== undefined && (
          <p className={styles.kind}>
            One cost <Money amount={was} /> when you put it in. The price has changed.
          </p>
        )}
        {quantity >= most && (
          <p className={styles.kind}>The most that a cart takes of one piece.</p>
        )}
      </div>
      <div className={styles.price}>
        <Money amount={price} />
        {quantity > 1 ? (
          <IconButton
            label={`One ${name} fewer`}
            icon={<Icon icon={IconMinus} />}
            onPress={() => change(quantity - 1)}
          />
        ) : (
          <IconButton
            label={`Remove ${name}`}
            icon={<Icon icon={IconX} />}
            onPress={() => change(0)}
          />
        )}
        {quantity < most && (
          <IconButton
            label={`One ${name} more`}
            icon={<Icon icon={IconPlus} />}
            onPress={() => change(quantity + 1)}
          />
        )}
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
      return 'Bought, and put in your tack room.';
    case 'ready':
    case 'busy':
      return null;
  }
}

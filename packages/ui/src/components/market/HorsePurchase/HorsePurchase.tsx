import { Button } from '../../../primitives/Button/Button';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { payLabel } from '../../account/payLabel';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './HorsePurchase.css';

/**
 * How far the purchase has come. `barred` forbids it beforehand; `refused` is what the server
 * answered.
 */
export type PurchaseState =
  | { state: 'ready' | 'busy' }
  | { state: 'barred' | 'refused'; refusal: string }
  /** `href` leads to where the horse now stands. */
  | { state: 'done'; href: string };

export interface HorsePurchaseProps {
  horse: string;
  /** Age, gender and rating, such as "3-year-old Filly, rated 58". */
  summary: string;
  portrait: PortraitHorse;
  /** The seller's colours. */
  silks: SilksDesign;
  seller: string;
  /** Such as "$11,200". */
  price: string;
  /** The credits that the purchase leaves; null if it takes more than there are. */
  left: string | null;
  /** What of the price would be moved out of the wallet, as the credits lack it: "$1,200". */
  fromWallet?: string | undefined;
  /** What the buyer should know, each a sentence. */
  terms: readonly string[];
  progress: PurchaseState;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The last step of a purchase: what the horse costs, what that leaves, and the one button. */
export function HorsePurchase({
  horse,
  summary,
  portrait,
  silks,
  seller,
  price,
  left,
  fromWallet,
  terms,
  progress,
  onConfirm,
  onCancel,
}: HorsePurchaseProps) {
  return (
    <div className={styles.root}>
      <div className={styles.pair}>
        <HorsePortrait horse={portrait} silks={silks} size={96} />
        <div className={styles.words}>
          <p className={styles.name}>{horse}</p>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.summary}>Sold by {seller}</p>
        </div>
      </div>
      <Facts>
        <Fact label="Price" size="large">
          <Money amount={price} />
        </Fact>
        {progress.state !== 'done' && fromWallet !== undefined && (
          <Fact label="From your wallet" size="large">
            <Money amount={fromWallet} />
          </Fact>
        )}
        {progress.state !== 'done' && left !== null && (
          <Fact label="Credits left" size="large">
            <Money amount={left} />
          </Fact>
        )}
      </Facts>
      {progress.state !== 'done' && terms.length > 0 && (
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <p
        role="status"
        className={styles.message}
        data-done={progress.state === 'done' || undefined}
      >
        {messageOf(progress)}
      </p>
      <div className={styles.actions}>
        <Actions {...{ progress, fromWallet, onConfirm, onCancel }} />
      </div>
    </div>
  );
}

function messageOf(progress: PurchaseState) {
  switch (progress.state) {
    case 'ready':
    case 'busy':
      return null;
    case 'barred':
    case 'refused':
      return progress.refusal;
    case 'done':
      return 'Bought. The horse is in your stable.';
  }
}

type ActionsProps = Pick<HorsePurchaseProps, 'progress' | 'fromWallet' | 'onConfirm' | 'onCancel'>;

function Actions({ progress, fromWallet, onConfirm, onCancel }: ActionsProps) {
  if (progress.state === 'done') {
    return (
      <>
        <Button variant="secondary" onPress={onCancel}>
          Close
        </Button>
        <ButtonLink href={progress.href}>See it in My Horses</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Button variant="secondary" disabled={progress.state === 'busy'} onPress={onCancel}>
        Cancel
      </Button>
      <Button
        variant="gold"
        busy={progress.state === 'busy'}
        disabled={progress.state === 'barred'}
        onPress={onConfirm}
      >
        {payLabel('Confirm Purchase', 'Buy', fromWallet)}
      </Button>
    </>
  );
}

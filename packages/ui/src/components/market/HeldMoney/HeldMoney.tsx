import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';

export interface HeldMoneyProps {
  /** What is held from now on, such as "$2,500". */
  held: string;
  /** What of it comes out of the wallet; null for nothing. */
  fromWallet: string | null;
  /** The credits that are left then. */
  left: string;
  /** What the horse is worth by the rule; null where it is told elsewhere. */
  guide: string | null;
}

/** What a bid or a claim holds, before it is made, and what it leaves. */
export function HeldMoney({ held, fromWallet, left, guide }: HeldMoneyProps) {
  return (
    <Facts>
      <Fact label="Held now">
        <Money amount={held} />
      </Fact>
      {fromWallet !== null && (
        <Fact label="Of it from your wallet">
          <Money amount={fromWallet} />
        </Fact>
      )}
      <Fact label="Credits left">
        <Money amount={left} />
      </Fact>
      {guide !== null && (
        <Fact label="Guide price">
          <Money amount={guide} />
        </Fact>
      )}
    </Facts>
  );
}

import { Countdown } from '../../badges/Countdown/Countdown';
import { Fact } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import { LineFigures } from './LineFigures';

export interface LotFiguresProps {
  /** What a lot stands at and what that is, such as "Bids from" "$1,600". */
  price: { label: string; amount: string };
  /** What the horse is worth by the rule. */
  guide: string;
  /** Whole seconds until the hammer falls; null once it is over. The host counts. */
  hammerIn: number | null;
  /** What else is to be said, in a few words: "3 bids · Reserve not met · you lead". */
  words: string;
}

/** A lot of a list in figures: what it stands at, what it is worth, and its clock. */
export function LotFigures({ price, guide, hammerIn, words }: LotFiguresProps) {
  return (
    <LineFigures words={words}>
      <Fact label={price.label}>
        <Money amount={price.amount} tone="gold" />
      </Fact>
      <Fact label="Guide">
        <Money amount={guide} />
      </Fact>
      {hammerIn !== null && (
        <Fact label="Hammer in">
          <Countdown label="" seconds={hammerIn} done="Falling" />
        </Fact>
      )}
    </LineFigures>
  );
}

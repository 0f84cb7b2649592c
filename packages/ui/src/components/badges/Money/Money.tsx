import * as styles from './Money.css';

/** `gold` is money won or to be won; `gain` and `loss` are lines of an account. */
export type MoneyTone = 'standard' | 'muted' | 'gold' | 'gain' | 'loss';

export interface MoneyProps {
  /** Already formatted and without a sign, such as "$50,000". */
  amount: string;
  /**
   * What the amount means. A gain carries a plus and a loss a minus, beside their colours.
   * @default 'standard'
   */
  tone?: MoneyTone;
}

const sign: Partial<Record<MoneyTone, string>> = { gain: '+', loss: '−' };

/** An amount of money, in the face of figures and in the size of the line it stands in. */
export function Money({ amount, tone = 'standard' }: MoneyProps) {
  return (
    <span className={styles.root({ tone })}>
      {sign[tone]}
      {amount}
    </span>
  );
}

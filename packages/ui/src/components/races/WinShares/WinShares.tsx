import { assignInlineVars } from '@vanilla-extract/dynamic';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import * as styles from './WinShares.css';

export interface WinShare {
  /** Whose wins they are: "Inside". */
  label: string;
  /** Wins for each that chance alone would give: 1 is neither more nor fewer. Null where too few ran. */
  ratio: number | null;
  /** What was counted, such as "won 11 of 312". */
  counted: string;
}

export interface WinSharesProps {
  /** What the runners are told apart by: "By draw". */
  title: string;
  /** What the shares come to, in a sentence; all there is where too few ran of every part. */
  verdict: string;
  shares: readonly WinShare[];
}

/** The bar is full at twice what chance would give. */
const full = 2;

/** How often each part of the fields has won, beside what chance alone would give it. */
export function WinShares({ title, verdict, shares }: WinSharesProps) {
  const told = shares.some(({ ratio }) => ratio !== null);
  return (
    <section className={styles.root}>
      <HeadingElement className={styles.title}>{title}</HeadingElement>
      <p className={styles.verdict}>{verdict}</p>
      {told && (
        <ul className={styles.list}>
          {shares.map(({ label, ratio, counted }) => (
            <li key={label} className={styles.row}>
              <span className={styles.label}>{label}</span>
              <span className={styles.ratio}>
                {ratio === null ? 'Too few' : `${ratio.toFixed(2)} × its share`}
              </span>
              <span className={styles.counted}>{counted}</span>
              <span aria-hidden className={styles.track}>
                {ratio !== null && (
                  <span
                    className={ratio >= 1 ? styles.more : styles.fewer}
                    style={assignInlineVars({
                      [styles.size]: `${(Math.min(ratio, full) / full) * 100}%`,
                    })}
                  />
                )}
                <span className={styles.chance} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

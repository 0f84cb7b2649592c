import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './GallopAnswer.css';

export interface GallopAnswerProps {
  /** The answer in words: "1.3 lengths ahead". */
  answer: string;
  /** Of whom: "of the benchmark", "of itself in the Ashford Stakes, 14 Mar". */
  against: string;
  /** What was asked: "Silver Comet, 1600 m on soft turf, in plain tack". */
  question: string;
  /** How sure it is, in a sentence. */
  doubt: string;
  /** The answer in lengths ahead, and between what it lies two times in three. */
  lengths: number;
  least: number;
  most: number;
}

/** The scale shows so many lengths either side, or more where the answer is farther away. */
const narrowest = 3;

/** What a gallop came to, and how far chance may have moved it. */
export function GallopAnswer({
  answer,
  against,
  question,
  doubt,
  lengths,
  least,
  most,
}: GallopAnswerProps) {
  const reach = Math.ceil(Math.max(narrowest, -least, most));
  const place = (at: number) => `${50 + (50 * at) / reach}%`;
  return (
    <div className={styles.root}>
      <div role="status" className={styles.words}>
        <p className={styles.question}>{question}</p>
        <p className={styles.answer}>
          <span className={styles.lengths}>{answer}</span> {against}
        </p>
        <p className={styles.doubt}>{doubt}</p>
      </div>
      <div aria-hidden className={styles.scale}>
        <div className={styles.track}>
          <span className={styles.level} />
          <span
            className={styles.range}
            style={assignInlineVars({ [styles.from]: place(least), [styles.to]: place(most) })}
          />
          <span
            className={styles.mark}
            style={assignInlineVars({ [styles.from]: place(lengths) })}
          />
        </div>
        <div className={styles.ends}>
          <span>{`${reach} behind`}</span>
          <span>Level</span>
          <span>{`${reach} ahead`}</span>
        </div>
      </div>
    </div>
  );
}

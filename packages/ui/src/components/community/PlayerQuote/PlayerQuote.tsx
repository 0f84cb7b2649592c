import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './PlayerQuote.css';

export interface PlayerQuoteProps {
  /** What the player said, without quotation marks: they are drawn. */
  children: string;
  player: string;
  /** The player's stable. */
  stable: string;
  silks: SilksDesign;
}

/** A player's own words about the club. */
export function PlayerQuote({ children, player, stable, silks }: PlayerQuoteProps) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.quotation}>{children}</blockquote>
      <figcaption className={styles.by}>
        <Silks design={silks} size={36} decorative />
        <span className={styles.names}>
          <span className={styles.player}>{player}</span>
          <span className={styles.stable}>{stable}</span>
        </span>
      </figcaption>
    </figure>
  );
}

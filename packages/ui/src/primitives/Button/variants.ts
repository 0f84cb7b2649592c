export type ButtonVariant = 'gold' | 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'standard';

export interface ButtonAppearance {
  /**
   * `gold` is the act that stakes something: joins, enters, buys, trains. `primary`, of turf, is a region's main
   * act where nothing is at stake: it saves, sends, leads on. `danger` cannot be taken back. A region has one of
   * these three at most: they are filled. All else is `secondary`, an outline, or `quiet`.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /**
   * `small` beside a heading, in a line or a notice, and in rows and cards, whose buttons are `RowButton`s.
   * @default 'standard'
   */
  size?: ButtonSize;
  /**
   * Fills the line, as in dialogs and on phones.
   * @default false
   */
  wide?: boolean;
}

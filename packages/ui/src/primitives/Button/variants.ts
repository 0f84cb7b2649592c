export type ButtonVariant = 'primary' | 'gold' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'standard' | 'large';

export interface ButtonAppearance {
  /**
   * `primary` is the page's main action: turf. `gold` is for the one that outshines the rest.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /** @default 'standard' */
  size?: ButtonSize;
  /**
   * Fills the line, as in dialogs and on phones.
   * @default false
   */
  wide?: boolean;
}

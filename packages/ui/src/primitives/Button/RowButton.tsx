import { Button, type ButtonProps } from './Button';
import { ButtonLink, type ButtonLinkProps } from './ButtonLink';
import type { ButtonVariant } from './variants';

interface InRow {
  /**
   * Steps back behind the row's first act.
   * @default false
   */
  aside?: boolean;
}

export interface RowButtonProps extends Omit<ButtonProps, 'variant' | 'size'>, InRow {}
export interface RowButtonLinkProps extends Omit<ButtonLinkProps, 'variant' | 'size'>, InRow {}

const dress = (aside: boolean): { variant: ButtonVariant; size: 'small' } => ({
  variant: aside ? 'quiet' : 'secondary',
  size: 'small',
});

/** What can be done with one of many, in its row or on its card: it is never filled. */
export function RowButton({ aside = false, ...button }: RowButtonProps) {
  return <Button {...button} {...dress(aside)} />;
}

/** Where one of many leads on to, in its row or on its card. */
export function RowButtonLink({ aside = false, ...link }: RowButtonLinkProps) {
  return <ButtonLink {...link} {...dress(aside)} />;
}

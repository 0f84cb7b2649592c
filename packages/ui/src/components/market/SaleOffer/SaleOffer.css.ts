import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.large,
});

export const price = style({ flex: '0 1 18rem', minInlineSize: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
